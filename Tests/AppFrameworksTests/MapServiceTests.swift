import CurbcutMapKit
import Foundation
import Testing

@MainActor
@Suite("Services of maps without a connection", .serialized)
struct MapServiceTests {
  private static let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

  /// Lets the main queue do what it has to, until something is so.
  private func later(_ isSo: () -> Bool) async {
    for _ in 0..<100 where !isSo() { await Task.yield() }
  }

  @Test func searchesFailAsOnADeviceWithoutAConnection() async {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Coffee")
    await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
    var heard: (any Error)?
    MKLocalSearch(request: request).start { response, error in
      heard = response == nil ? error : nil
    }
    #expect(heard == nil, "The answer comes after the call has returned.")
    await later { heard != nil }
    #expect((heard as? MKError)?.code == .serverFailure)
  }

  private final class Completions: NSObject, MKLocalSearchCompleterDelegate {
    var error: (any Error)?
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      self.error = error
    }
  }

  @Test func aCompleterFailsOnceSomethingIsWritten() async {
    let (completer, delegate) = (MKLocalSearchCompleter(), Completions())
    completer.delegate = delegate
    completer.queryFragment = ""
    await later { false }
    #expect(delegate.error == nil)
    completer.queryFragment = "Cof"
    await later { delegate.error != nil }
    #expect((delegate.error as? MKError)?.code == .serverFailure && completer.results.isEmpty)
  }

  @Test func anErrorIsCaughtByItsCode() async {
    var caught = ""
    do {
      _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
    } catch MKError.placemarkNotFound {
      caught = "no place"
    } catch MKError.serverFailure {
      caught = "no server"
    } catch {}
    #expect(caught == "no server")
  }

  @Test func thereIsNoWay() async {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: Self.berlin))
    await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculate() }
    await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculateETA() }
  }

  @Test func aPictureShowsTheGroundAndKnowsItsPlaces() async throws {
    let options = MKMapSnapshotter.Options()
    options.region = MapScreen.region(Self.berlin)
    options.size = CGSize(width: 200, height: 100)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == options.size)
    #expect(abs(snapshot.point(for: Self.berlin).x - 100) < 1e-6)
    #expect(abs(snapshot.point(for: Self.berlin).y - 50) < 1)
  }

  @Test func aPlacemarkHasTheAddressThatItWasGiven() {
    let place = MKPlacemark(
      coordinate: Self.berlin,
      addressDictionary: [
        "Street": "Unter den Linden 1", "City": "Berlin", "ZIP": "10117", "CountryCode": "DE",
      ])
    #expect(place.thoroughfare == "Unter den Linden 1" && place.locality == "Berlin")
    #expect(place.countryCode == "DE" && place.title == "Unter den Linden 1, Berlin 10117")
    #expect(place.location?.coordinate.latitude == 52.5)
    let copy = MKPlacemark(placemark: place)
    #expect(copy.postalCode == "10117" && copy.coordinate.longitude == 13.4)
    #expect(MKMapItem(placemark: copy).name == "Unter den Linden 1")
  }

  @Test func mapsIsOpenedWithThePlaceOrTheWay() {
    UIKitHost.shared.openedURLs = []
    let item = MKMapItem(placemark: MKPlacemark(coordinate: Self.berlin))
    item.name = "Café am Tor"
    #expect(item.openInMaps())
    #expect(
      MKMapItem.openMaps(
        with: [.forCurrentLocation(), item],
        launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]))
    #expect(
      UIKitHost.shared.openedURLs.map(\.absoluteString) == [
        "maps://?q=Caf%C3%A9%20am%20Tor&ll=52.5,13.4",
        "maps://?saddr=Current%20Location&daddr=52.5,13.4&dirflg=w",
      ])
    #expect(!MKMapItem.openMaps(with: []))
  }

  @Test func filtersIncludeOrExcludeKindsOfPlaces() {
    let filter = MKPointOfInterestFilter(including: [.cafe, .museum])
    #expect(filter.includes(.cafe) && filter.excludes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.bank))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.bank))
  }
}
