import AccessibilityTree
import AssistiveTechnology
import CurbcutMapKit
import Foundation
import Testing

@MainActor
@Suite("Maps of UIKit", .serialized)
struct MapViewTests {
  // MARK: Regions

  @Test func aMapShowsARegionAsLargeAsItFits() {
    let screen = MapScreen()
    screen.map.setRegion(MapScreen.region(MapScreen.london), animated: false)
    let region = screen.map.region
    #expect(abs(region.center.latitude - 51.5) < 1e-6 && abs(region.center.longitude + 0.12) < 1e-6)
    // The view is higher than it is wide.
    #expect(abs(region.span.longitudeDelta - 1) < 1e-6 && region.span.latitudeDelta > 1)
    let fitting = screen.map.regionThatFits(MapScreen.region(MapScreen.london))
    #expect(abs(fitting.span.latitudeDelta - region.span.latitudeDelta) < 1e-6)
  }

  @Test func aRegionThatIsSetBeforeTheMapHasASizeIsShownThen() {
    let map = MKMapView()
    map.region = MapScreen.region(MapScreen.london)
    map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let middle = map.convert(CGPoint(x: 150, y: 150), toCoordinateFrom: map)
    #expect(abs(middle.latitude - 51.5) < 1e-6 && abs(middle.longitude + 0.12) < 1e-6)
    #expect(abs(map.convert(MapScreen.london, toPointTo: map).x - 150) < 1e-6)
    let rect = map.convert(MapScreen.region(MapScreen.london), toRectTo: map)
    // North of the middle a degree is higher on the flat map than south of it.
    #expect(abs(rect.midX - 150) < 1 && abs(rect.midY - 150) < 3 && rect.height > 299)
    let back = map.convert(rect, toRegionFrom: map)
    #expect(abs(back.span.longitudeDelta - 1) < 1e-6)
  }

  @Test func theDelegateHearsOfMovementsInTheirOrder() {
    let screen = MapScreen()
    #expect(screen.delegate.log.suffix(2) == ["loads", "loaded"])
    screen.delegate.log = []
    screen.map.setRegion(MapScreen.region(MapScreen.london), animated: false)
    #expect(screen.delegate.log == ["will change", "moves", "did change"])
    screen.delegate.log = []
    screen.map.setCenter(MapScreen.oslo, animated: true)
    #expect(screen.delegate.log == ["will change, animated", "moves"])
    #expect(abs(screen.map.centerCoordinate.latitude - 59.91) < 1e-6)
    screen.settle()
    #expect(screen.delegate.log.last == "did change, animated")
  }

  @Test func paddingKeepsAPartAwayFromTheEdges() {
    let screen = MapScreen()
    let part = MapScreen.region(MapScreen.london).mapRect
    screen.map.setVisibleMapRect(
      part, edgePadding: UIEdgeInsets(top: 300, left: 50, bottom: 0, right: 50), animated: false)
    let corner = screen.map.convert(MKMapPoint(x: part.minX, y: part.midY).coordinate, toPointTo: nil)
    #expect(abs(corner.x - 50) < 0.01)
    #expect(abs(corner.y - (300 + 574 / 2)) < 0.01)
  }

  @Test func aCameraKnowsTheDistanceFromWhichTheMapIsSeen() {
    let screen = MapScreen()
    screen.map.camera = MKMapCamera(
      lookingAtCenter: MapScreen.oslo, fromDistance: 10_000, pitch: 0, heading: 0)
    #expect(abs(screen.map.camera.centerCoordinateDistance - 10_000) < 1)
    #expect(abs(screen.map.camera.centerCoordinate.longitude - 10.75) < 1e-6)
    screen.map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 20_000)
    #expect(abs(screen.map.camera.centerCoordinateDistance - 20_000) < 1)
    screen.map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: MapScreen.region(MapScreen.london))
    #expect(abs(screen.map.centerCoordinate.latitude - 52) < 0.01)
  }

  // MARK: Touches

  @Test func aFingerMovesTheMapUnlessItMayNot() {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.log = []
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
    #expect(screen.map.centerCoordinate.longitude < -0.3)
    #expect(screen.delegate.log.first == "will change" && screen.delegate.log.last == "did change")
    let before = screen.map.centerCoordinate.longitude
    screen.map.isScrollEnabled = false
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
    #expect(screen.map.centerCoordinate.longitude == before)
  }

  @Test func theMapTellsThatThePersonIsNotFound() {
    let screen = MapScreen()
    screen.delegate.log = []
    screen.map.setUserTrackingMode(.follow, animated: false)
    screen.settle()
    #expect(screen.map.showsUserLocation && !screen.map.isUserLocationVisible)
    #expect(screen.delegate.log == ["mode: follow", "locates", "not located: true"])
    #expect(screen.map.userLocation.location == nil)
    #expect(!CLLocationCoordinate2DIsValid(screen.map.userLocation.coordinate))
  }

  // MARK: Accessibility

  @Test func theGroundIsAnElementAndTheMapIsNot() {
    let screen = MapScreen()
    #expect(!screen.map.isAccessibilityElement)
    #expect(screen.labels == ["Map", "Legal"])
    #expect(screen.element("Map")?.traits.contains(.supportsZoom) == true)
    screen.map.isZoomEnabled = false
    #expect(screen.element("Map")?.traits.contains(.supportsZoom) == false)
    #expect(!screen.perform(.zoom(into: true), on: "Map"))
  }

  @Test func threeFingersScrollTheMapAndActionsZoomIt() {
    let screen = MapScreen(around: MapScreen.london)
    let height = screen.map.region.span.latitudeDelta
    screen.perform(.zoom(into: true), on: "Map")
    #expect(abs(screen.map.region.span.latitudeDelta - height / 2) < 0.02)
    #expect(screen.perform(.scroll(.left), on: "Map"))
    #expect(abs(screen.map.centerCoordinate.longitude - 0.38) < 1e-6)
    #expect(screen.perform(.scroll(.down), on: "Map"))
    #expect(screen.map.centerCoordinate.latitude < 51.5)
    screen.map.isScrollEnabled = false
    #expect(!screen.perform(.scroll(.left), on: "Map"))
  }

  @Test func aMapTellsVoiceOverWhatStandsOnIt() {
    let screen = MapScreen(around: MapScreen.london) { map in
      map.addAnnotation(MapScreen.point("London", MapScreen.london, subtitle: "The capital"))
    }
    let said = screen.spoken(.swipe(.right), .swipe(.right))
    #expect(said.contains { $0.hasPrefix("Map") })
    #expect(said.contains { $0.hasPrefix("London, The capital") && $0.contains("Button") })
  }

  @Test func thePersonStandsOnTheMapWhereTheirPlaceIsKnown() {
    let screen = MapScreen(around: MapScreen.london)
    screen.map.userLocation.location = CLLocation(latitude: 51.5, longitude: -0.12)
    screen.map.showsUserLocation = true
    screen.settle()
    #expect(screen.labels.contains("My Location") && screen.map.isUserLocationVisible)
    #expect(screen.map.view(for: screen.map.userLocation) is MKUserLocationView)
    screen.map.showsUserLocation = false
    screen.settle()
    #expect(!screen.labels.contains("My Location"))
  }

  @Test func appsFindTheGesturesOfTheMapOnItsFirstSubview() {
    let recognizers = MapScreen().map.subviews.first?.gestureRecognizers ?? []
    #expect(recognizers.contains { $0 is UIPanGestureRecognizer })
    #expect(recognizers.contains { $0 is UIPinchGestureRecognizer })
  }

  // MARK: Controls

  @Test func theTrackingButtonSwitchesTheMode() {
    let screen = MapScreen { $0.showsUserTrackingButton = true }
    #expect(screen.element("Tracking")?.traits.contains(.button) == true)
    screen.perform(.activate, on: "Tracking")
    #expect(screen.map.userTrackingMode == .follow)
    #expect(screen.element("Tracking")?.traits.contains(.selected) == true)
    let item = MKUserTrackingBarButtonItem(mapView: screen.map)
    #expect(item.accessibilityLabel == "Tracking" && item.image != nil)
  }

  @Test func aCompassIsThereOnlyWhenTheAppWantsIt() {
    let screen = MapScreen()
    let compass = MKCompassButton(mapView: screen.map)
    screen.map.addSubview(compass)
    #expect(!screen.labels.contains("Compass"))
    compass.compassVisibility = .visible
    #expect(screen.labels.contains("Compass"))
  }
}
