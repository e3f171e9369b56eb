import CurbcutMapKit
import Foundation
import Testing

@MainActor
@Suite("Overlays on maps of UIKit", .serialized)
struct MapOverlayTests {
  private static func place(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 51.5 + y, longitude: -0.12 + x)
  }

  private func renderer(_ overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case let circle as MKCircle:
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = .red
      return renderer
    case let polygon as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = .blue
      return renderer
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .green
      renderer.lineWidth = 6
      return renderer
    default: return MKOverlayRenderer(overlay: overlay)
    }
  }

  private func screen(_ overlays: [any MKOverlay]) -> MapScreen {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeRenderer = renderer
    screen.map.addOverlays(overlays)
    screen.settle()
    return screen
  }

  private let middle = CGPoint(x: 201, y: 437)

  @Test func shapesAreDrawnAtTheirPlaces() {
    let circle = MKCircle(center: MapScreen.london, radius: 5_000)
    let screen = screen([circle])
    #expect(screen.color(at: middle) == [255, 0, 0])
    // A degree is 402 points wide here: 5 kilometres are some 29 of them.
    #expect(screen.color(at: CGPoint(x: 201 + 27, y: 437)) == [255, 0, 0])
    #expect(screen.color(at: CGPoint(x: 201 + 31, y: 437)) != [255, 0, 0])
    screen.map.setCenter(Self.place(0.5, 0), animated: false)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 437)) == [255, 0, 0])
    screen.map.removeOverlay(circle)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 437)) != [255, 0, 0])
    #expect(screen.labels == ["Map", "Legal"])
  }

  @Test func linesHaveTheirWidthOnTheScreenHoweverNearTheMapIs() {
    let places = [Self.place(-0.4, 0), Self.place(0.4, 0)]
    let line = MKPolyline(coordinates: places, count: places.count)
    let screen = screen([line])
    for degrees in [1, 0.1] {
      screen.map.region = MapScreen.region(MapScreen.london, degrees: degrees)
      screen.settle()
      #expect(screen.color(at: CGPoint(x: 201, y: 435)) == [0, 255, 0])
      #expect(screen.color(at: CGPoint(x: 201, y: 442)) != [0, 255, 0])
    }
  }

  @Test func whatIsCutOutOfAnAreaIsNotFilled() {
    func square(_ size: Double) -> [CLLocationCoordinate2D] {
      [
        Self.place(-size, -size), Self.place(size, -size), Self.place(size, size), Self.place(-size, size),
      ]
    }
    let inner = MKPolygon(coordinates: square(0.1), count: 4)
    let screen = screen([MKPolygon(coordinates: square(0.3), count: 4, interiorPolygons: [inner])])
    #expect(screen.color(at: middle) != [0, 0, 255])
    #expect(screen.color(at: CGPoint(x: 201 + 80, y: 437)) == [0, 0, 255])
  }

  @Test func whatIsAddedLaterOrToAHigherLevelLiesAbove() {
    let circle = MKCircle(center: MapScreen.london, radius: 5_000)
    let places = [Self.place(-0.4, 0), Self.place(0.4, 0)]
    let line = MKPolyline(coordinates: places, count: 2)
    let screen = screen([line, circle])
    #expect(screen.color(at: middle) == [255, 0, 0])
    screen.map.exchangeOverlay(line, with: circle)
    screen.settle()
    #expect(screen.color(at: middle) == [0, 255, 0])
    screen.map.addOverlay(line, level: .aboveRoads)
    screen.settle()
    #expect(screen.map.overlays.count == 2 && screen.map.overlays(in: .aboveRoads).count == 1)
    #expect(screen.color(at: middle) == [255, 0, 0])
    screen.map.insertOverlay(line, above: circle)
    screen.settle()
    #expect(screen.map.overlays.last === line && screen.color(at: middle) == [0, 255, 0])
  }

  @Test func theDelegateIsAskedOnceForWhatDrawsAnOverlay() {
    let circle = MKCircle(center: MapScreen.london, radius: 5_000)
    let screen = screen([circle])
    #expect(screen.delegate.log.filter { $0 == "renderers: 1" }.count == 1)
    let renderer = screen.map.renderer(for: circle) as? MKCircleRenderer
    renderer?.fillColor = .green
    screen.settle()
    #expect(renderer?.circle === circle && screen.color(at: middle) == [0, 255, 0])
    #expect(screen.delegate.log.filter { $0 == "renderers: 1" }.count == 1)
  }

  /// A line of an app, which has all ways to be created.
  private final class Route: MKPolyline {
    var color = UIColor.red
  }

  @Test func aLineOfTheAppHasPropertiesOfItsOwn() {
    let places = [Self.place(-0.4, 0), Self.place(0.4, 0)]
    let route = Route(coordinates: places, count: 2)
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeRenderer = { overlay in
      guard let route = overlay as? Route else { return MKOverlayRenderer() }
      let renderer = MKPolylineRenderer(overlay: route)
      renderer.strokeColor = route.color
      renderer.lineWidth = 6
      return renderer
    }
    screen.map.addOverlays([route, MKCircle(center: MapScreen.london, radius: 10_000)])
    screen.settle()
    #expect(route.pointCount == 2 && screen.color(at: middle) == [255, 0, 0])
  }

  /// A renderer of an app.
  private final class Cross: MKOverlayRenderer {
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      let area = rect(for: overlay.boundingMapRect)
      context.setFillColor(UIColor.purple.cgColor)
      context.fill(
        CGRect(x: area.minX, y: area.midY - 3 / zoomScale, width: area.width, height: 6 / zoomScale))
    }
  }

  @Test func aRendererOfTheAppDrawsInThePointsOfTheFlatMap() {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeRenderer = { Cross(overlay: $0) }
    screen.map.addOverlay(MKCircle(center: MapScreen.london, radius: 5_000))
    screen.settle()
    #expect(screen.color(at: middle) == [128, 0, 128])
    #expect(screen.color(at: CGPoint(x: 201, y: 442)) != [128, 0, 128])
  }

  @Test func aPartOfALineIsDrawn() {
    let places = [Self.place(-0.4, 0), Self.place(0.4, 0)]
    let screen = screen([MKPolyline(coordinates: places, count: 2)])
    let renderer = screen.map.overlays.first.flatMap(screen.map.renderer) as? MKPolylineRenderer
    renderer?.strokeEnd = 0.25
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 60, y: 437)) == [0, 255, 0])
    #expect(screen.color(at: middle) != [0, 255, 0])
  }

  @Test func tilesAreAcceptedAndNotDrawn() {
    let tiles = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png")
    let screen = MapScreen(around: MapScreen.london)
    let before = screen.color(at: middle)
    screen.delegate.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
    screen.map.addOverlay(tiles)
    screen.settle()
    #expect(screen.color(at: middle) == before && screen.map.renderer(for: tiles) is MKTileOverlayRenderer)
    let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://tiles.example/3/1/2.png")
  }
}
