import AccessibilityTree
import CurbcutMapKit
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("Controls of maps of SwiftUI, and the person on them", .serialized)
struct MapControlTests {
  private static let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
  private static let londonRegion = MKCoordinateRegion(
    center: london, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

  private static func services(_ permission: ServicePermission) -> ServiceSettings {
    .allowed {
      $0.location.permission = permission
      $0.location.place = .init(latitude: 59.91, longitude: 10.75)
    }
  }

  private static func screen(_ view: some View, _ permission: ServicePermission = .granted) -> AppScreen {
    let screen = AppScreen(view, services: services(permission))
    Permissions.forgetAll()
    screen.settle()
    return screen
  }

  /// Lets the main queue tell the map where the person is.
  private static func wait(_ screen: AppScreen, for labels: Set<String>) async {
    for _ in 0..<400 where !labels.isSubset(of: screen.labels) {
      try? await Task.sleep(for: .milliseconds(5))
      screen.settle()
    }
  }

  private struct Controlled: View {
    @State var position = MapCameraPosition.region(MapControlTests.londonRegion)
    var body: some View {
      VStack {
        Map(position: $position) {
          Marker("Oslo", coordinate: .init(latitude: 59.91, longitude: 10.75))
          UserAnnotation()
        }
        .mapControls {
          MapCompass()
          MapUserLocationButton().frame(width: 44, height: 44)
          MapScaleView()
          Text("No control")
        }
        Text(verbatim: position.followsUserLocation ? "Follows" : "Stays")
      }
    }
  }

  @Test func theButtonLetsTheMapFollowThePerson() async {
    let screen = Self.screen(Controlled())
    #expect(screen.labels.contains("Tracking") && !screen.labels.contains("My Location"))
    #expect(!screen.labels.contains("No control") && !screen.labels.contains("Compass"))
    screen.activate("Tracking")
    await Self.wait(screen, for: ["My Location"])
    #expect(Set(screen.labels).isSuperset(of: ["Oslo", "My Location", "Follows"]))
    #expect(screen.element("Tracking")?.traits.contains(.selected) == true)
  }

  @Test func thereIsNoButtonWhileTheAppMayNotKnowThePlace() {
    let screen = Self.screen(Controlled(), .denied)
    #expect(!screen.labels.contains("Tracking") && !screen.labels.contains("My Location"))
  }

  @Test func aMapThatFollowsThePersonFallsBackWhileNobodyKnowsWhereTheyAre() async {
    struct Screen: View {
      @State var position = MapCameraPosition.userLocation(fallback: .region(MapControlTests.londonRegion))
      var body: some View {
        Map(position: $position) {
          Marker("London", coordinate: MapControlTests.london)
          UserAnnotation { location in Text(verbatim: "\(Int(location.location?.coordinate.latitude ?? 0))") }
        }
      }
    }
    #expect(Set(Self.screen(Screen(), .denied).labels) == ["Map", "London", "Legal"])
    let screen = Self.screen(Screen())
    await Self.wait(screen, for: ["My Location"])
    #expect(Set(screen.labels) == ["Map", "My Location", "Legal"])
  }

  @Test func controlsBesideAMapAreJoinedWithItByTheirScope() async {
    struct Screen: View {
      @Namespace var scope
      var body: some View {
        VStack {
          Map(initialPosition: .region(MapControlTests.londonRegion), scope: scope) { UserAnnotation() }
          MapUserLocationButton(scope: scope)
        }
        .mapScope(scope)
      }
    }
    let screen = Self.screen(Screen())
    #expect(screen.labels == ["Map", "Legal", "Tracking"])
    screen.activate("Tracking")
    await Self.wait(screen, for: ["My Location"])
    #expect(screen.labels.contains("My Location"))
  }

  @Test func aCompassThatIsAlwaysThereIsAButton() {
    let screen = Self.screen(Map().mapControls { MapCompass() }.mapControlVisibility(.visible))
    #expect(screen.element("Compass")?.traits.contains(.button) == true)
  }

  @Test func aMapOfARegionShowsThePersonAndFollowsThem() async {
    struct Screen: View {
      @State var region = MapControlTests.londonRegion
      @State var tracking = MapUserTrackingMode.none
      var body: some View {
        VStack {
          Map(coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking)
          Button("Follow") { tracking = .follow }
        }
      }
    }
    let screen = Self.screen(Screen())
    #expect(!screen.labels.contains("My Location"))
    screen.activate("Follow")
    await Self.wait(screen, for: ["My Location"])
    #expect(screen.labels.contains("My Location"))
  }

  @Test func aMapStaysInItsBounds() {
    let bounds = MapCameraBounds(centerCoordinateBounds: Self.londonRegion)
    let oslo = MKCoordinateRegion(
      center: .init(latitude: 59.91, longitude: 10.75),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let screen = Self.screen(
      Map(initialPosition: .region(oslo), bounds: bounds) {
        Marker("Oslo", coordinate: oslo.center)
        Marker("Cambridge", coordinate: .init(latitude: 52, longitude: 0.3))
      })
    #expect(screen.labels.contains("Cambridge") && !screen.labels.contains("Oslo"))
  }

  @Test func placesOfTheGroundCanBeSelectedByTypeButAreNotThere() {
    struct Screen: View {
      @State var feature: MapFeature?
      @State var selection: MapSelection<Int>?
      var body: some View {
        VStack {
          Map(selection: $feature)
          Map(selection: $selection)
          Map(selection: $feature) { Marker("London", coordinate: MapControlTests.london) }
            .mapFeatureSelectionDisabled { $0.kind == .territory }
        }
      }
    }
    #expect(Set(Self.screen(Screen()).labels) == ["Map", "London", "Legal"])
  }
}
