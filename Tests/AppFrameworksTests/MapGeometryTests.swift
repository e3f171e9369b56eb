import CurbcutMapKit
import Foundation
import Testing

@Suite("Points and parts of the flat map")
struct MapGeometryTests {
  @Test func metersAreWiderOnTheMapTheFartherNorthTheyAre() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-5)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-6)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-9)
    let (london, oslo) = (
      MKMapPoint(CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)),
      MKMapPoint(CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75))
    )
    #expect(abs(london.distance(to: oslo) - 1_153_000) < 5_000)
  }

  @Test func partsAreUnitedAndCut() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(first.union(second) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(first.intersection(second) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(first.intersects(second) && !first.intersects(MKMapRect(x: 20, y: 0, width: 1, height: 1)))
    #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(first.contains(MKMapRect(x: 1, y: 1, width: 2, height: 2)) && !first.contains(second))
    #expect(first.insetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 8, height: 6))
    #expect(first.insetBy(dx: 6, dy: 0).isNull)
    #expect(first.offsetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 10, height: 10))
    let (slice, rest) = first.divided(atDistance: 3, from: .maxYEdge)
    #expect(slice == MKMapRect(x: 0, y: 7, width: 10, height: 3))
    #expect(rest == MKMapRect(x: 0, y: 0, width: 10, height: 7))
  }

  @Test func noPartLeavesOthersAsTheyAre() {
    let part = MKMapRect(x: 3, y: 4, width: 5, height: 6)
    #expect(MKMapRect.null.union(part) == part && part.union(.null) == part)
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !MKMapRect().isNull && MKMapRect().isEmpty)
    #expect(!part.intersects(.null) && MKMapRect.null.offsetBy(dx: 1, dy: 1).isNull)
  }

  @Test func whatReachesOverTheEdgeOfTheMapGoesOnAtTheOther() {
    let world = MKMapRect.world.width
    let part = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
    #expect(part.spans180thMeridian && !MKMapRect.world.spans180thMeridian)
    #expect(part.remainder() == MKMapRect(x: 0, y: 0, width: 20, height: 5))
    #expect(MKMapRect.world.remainder().isNull)
  }

  @Test func aRegionAndItsPartOfTheMapAreTheSame() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12), latitudinalMeters: 2_000,
      longitudinalMeters: 1_000)
    let back = MKCoordinateRegion(region.mapRect)
    #expect(abs(back.center.latitude - 51.5) < 1e-6)
    #expect(abs(back.span.longitudeDelta - region.span.longitudeDelta) < 1e-9)
    #expect(region.span.longitudeDelta < region.span.latitudeDelta)
  }

  @Test func shapesKnowTheirBoundsAndPoints() {
    let places = [
      CLLocationCoordinate2D(latitude: 10, longitude: 0), CLLocationCoordinate2D(latitude: 10, longitude: 10),
      CLLocationCoordinate2D(latitude: 10, longitude: 40),
    ]
    let line = MKPolyline(coordinates: places, count: 3)
    #expect(line.pointCount == 3 && abs(line.coordinate.longitude - 20) < 1e-6)
    #expect(abs(line.points()[1].coordinate.longitude - 10) < 1e-6)
    #expect(abs(line.location(atPointIndex: 1) - 0.25) < 1e-6 && line.location(atPointIndex: 2) == 1)
    var read = [CLLocationCoordinate2D](repeating: .init(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 1, length: 2))
    #expect(abs(read[0].longitude - 10) < 1e-6 && abs(read[1].longitude - 40) < 1e-6)
    let circle = MKCircle(center: places[0], radius: 1_000)
    #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(10) - 2_000) < 1e-6)
    #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
    // The shortest way from one place of the north to another leads farther north.
    let north = [
      CLLocationCoordinate2D(latitude: 50, longitude: 0), CLLocationCoordinate2D(latitude: 50, longitude: 90),
    ]
    let way = MKGeodesicPolyline(coordinates: north, count: 2)
    #expect(way.pointCount > 50)
    #expect(way.points()[way.pointCount / 2].coordinate.latitude > 59)
  }

  @Test func distancesAreWrittenInTheUnitsOfTheRegion() {
    func text(_ meters: Double, _ locale: String, _ style: MKDistanceFormatter.DistanceUnitStyle = .default)
      -> String
    {
      let formatter = MKDistanceFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitStyle = style
      return formatter.string(fromDistance: meters).replacingOccurrences(of: "\u{a0}", with: " ")
    }
    #expect(text(123, "de_DE") == "120 m")
    #expect(text(1_234, "de_DE") == "1,2 km")
    #expect(text(45_678, "de_DE") == "46 km")
    #expect(text(50, "en_US") == "160 ft")
    #expect(text(1_609.344, "en_US", .full) == "1 mile")
    #expect(text(100, "en_GB") == "110 yd")
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(abs(formatter.distance(from: "2.5 mi") - 4_023.36) < 0.1)
    #expect(formatter.distance(from: "far") == -1)
  }

  @Test func featuresOfGeoJSONHaveShapes() throws {
    let file = """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": 7, "properties": {"name": "Park"}, "geometry": {"type": "Polygon", "coordinates":
      [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
      {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [13.4, 52.5]}}]}
      """
    let found = try MKGeoJSONDecoder().decode(Data(file.utf8)).compactMap { $0 as? MKGeoJSONFeature }
    #expect(found.map(\.identifier) == ["7", nil])
    #expect(found.first?.properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Park"}"#)
    let park = try #require(found.first?.geometry.first as? MKPolygon)
    #expect(park.pointCount == 4 && park.interiorPolygons?.count == 1)
    #expect((found.last?.geometry.first as? MKPointAnnotation)?.coordinate.latitude == 52.5)
    for bad in [
      "", "[]", #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Polygon", "coordinates": 3}"#,
    ] {
      #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data(bad.utf8)) }
    }
  }
}
