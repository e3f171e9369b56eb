import AccessibilityTree
import CurbcutMapKit
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Maps of SwiftUI", .serialized)
struct MapTests {
  private static let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)

  @Test func theGroundAndWhatStandsOnItAreElements() {
    let screen = AppScreen(
      Map {
        Marker("London", coordinate: Self.london)
        Annotation("Oslo", coordinate: Self.oslo) { Circle().frame(width: 20, height: 20) }
        UserAnnotation()
      })
    #expect(Set(screen.labels) == ["Map", "London", "Oslo", "Legal"])
    #expect(screen.labels.first == "Map")
  }

  @Test func aNameForTheMapLeavesWhatStandsOnItItsOwn() {
    let screen = AppScreen(
      Map { Marker("London", coordinate: Self.london) }.accessibilityLabel("Places"))
    #expect(Set(screen.labels) == ["Map", "London", "Legal"])
    #expect(screen.containerLabels == ["Places"])
  }

  @Test func aSelectionOfIOS18SelectsByItsValue() {
    struct Screen: View {
      @State var selection: MapSelection<Int>?
      var body: some View {
        VStack {
          Map(selection: $selection) {
            Marker("One", coordinate: .init(latitude: 1, longitude: 0)).tag(1)
            Marker("Two", coordinate: .init(latitude: 2, longitude: 0)).tag(2)
          }
          Text(verbatim: "Selected: \(selection?.value ?? 0)")
        }
      }
    }
    let screen = AppScreen(Screen())
    screen.activate("Two")
    #expect(screen.labels.contains("Selected: 2"))
  }

  @Test func theGroundGoesOnBehindTheBars() {
    let edges = [CGRect(x: 20, y: 2, width: 20, height: 6), CGRect(x: 20, y: 838, width: 20, height: 6)]
    let map = AppScreen(Map())
    let small = AppScreen(Map().padding(40))
    for edge in edges {
      #expect(map.saturation(in: edge) > 0)
      #expect(small.saturation(in: edge) == 0)
    }
  }

  @Test func markersOfAMapWithASelectionAreButtonsAndCanBeSelected() {
    struct Screen: View {
      @State var selected: Int?
      var body: some View {
        VStack {
          Map(selection: $selected) {
            ForEach([1, 2], id: \.self) { number in
              Marker("Place \(number)", coordinate: .init(latitude: Double(number), longitude: 0)).tag(number)
            }
          }
          Text(verbatim: "Selected: \(selected ?? 0)")
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.element("Place 1")?.traits.contains(.button) == true)
    screen.activate("Place 2")
    #expect(screen.labels.contains("Selected: 2"))
    #expect(screen.element("Place 2")?.traits.contains(.selected) == true)
    #expect(screen.element("Place 1")?.traits.contains(.selected) == false)
  }

  @Test func anAnnotationHasTheWordsOfItsLabel() {
    let screen = AppScreen(
      Map {
        Annotation(coordinate: Self.oslo) {
          Circle().frame(width: 20, height: 20)
        } label: {
          Text("Oslo")
        }
        Annotation(coordinate: Self.london) {
          Circle().frame(width: 20, height: 20)
        } label: {
          HStack { Text("London") }
        }
        .annotationTitles(.hidden)
      })
    #expect(Set(screen.labels) == ["Map", "Oslo", "London", "Legal"])
  }

  @Test func aCameraFliesAlongKeyframesWhenAValueChanges() {
    struct Screen: View {
      @State var goal: Int?
      @State var position = MapCameraPosition.region(
        MKCoordinateRegion(
          center: MapTests.london, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
      var body: some View {
        VStack {
          Map(position: $position) {
            Marker("London", coordinate: MapTests.london)
            Marker("Oslo", coordinate: MapTests.oslo)
          }
          .mapCameraKeyframeAnimator(trigger: goal) { start in
            KeyframeTrack(\MapCamera.centerCoordinate) {
              LinearKeyframe(MapTests.oslo, duration: 0.5)
            }
            KeyframeTrack(\MapCamera.distance) { LinearKeyframe(start.distance / 2, duration: 0.5) }
          }
          Button("Fly") { goal = 1 }
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.labels.contains("London") && !screen.labels.contains("Oslo"))
    screen.activate("Fly")
    screen.settle()
    #expect(screen.labels.contains("Oslo") && !screen.labels.contains("London"))
  }

  @Test func aMapShowsOnlyWhatLiesInItsRegion() {
    let region = MKCoordinateRegion(
      center: Self.london, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let screen = AppScreen(
      Map(initialPosition: .region(region)) {
        Marker("London", coordinate: Self.london)
        Marker("Oslo", coordinate: Self.oslo)
      })
    #expect(screen.labels.contains("London") && !screen.labels.contains("Oslo"))
  }

  @Test func aReaderKnowsWhichPlaceAPointIs() throws {
    nonisolated(unsafe) var seen: MapProxy?
    let region = MKCoordinateRegion(
      center: Self.london, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let screen = AppScreen(
      MapReader { proxy in
        Map(initialPosition: .region(region)).frame(width: 300, height: 300).onAppear { seen = proxy }
      })
    let middle = try #require(seen?.convert(CGPoint(x: 150, y: 150), from: .local))
    #expect(abs(middle.latitude - 51.5) < 0.01 && abs(middle.longitude + 0.12) < 0.01)
    let point = try #require(seen?.convert(Self.london, to: .local))
    #expect(abs(point.x - 150) < 1 && abs(point.y - 150) < 2)
    _ = screen
  }

  @Test func aMapOfARegionShowsWhatItsBindingSays() {
    struct Screen: View {
      @State var region = MKCoordinateRegion(
        center: MapTests.london, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      struct Place: Identifiable { let id = 1 }
      var body: some View {
        VStack {
          Map(coordinateRegion: $region, annotationItems: [Place()]) { _ in
            MapAnnotation(coordinate: MapTests.oslo) { Text("Oslo") }
          }
          Button("Go") { region.center = MapTests.oslo }
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.labels == ["Map", "Legal", "Go"])
    screen.activate("Go")
    #expect(screen.labels == ["Map", "Oslo", "Legal", "Go"])
  }

  @Test func thePlacesOfTheFlatMapAndOfTheGlobeAreTheSame() {
    let point = MKMapPoint(Self.oslo)
    #expect(abs(point.coordinate.latitude - 59.91) < 1e-6 && abs(point.coordinate.longitude - 10.75) < 1e-6)
    #expect(MKMapPoint(CLLocationCoordinate2D()).x == MKMapRect.world.midX)
    let way = CLLocation(latitude: 51.5, longitude: -0.12).distance(
      from: CLLocation(latitude: 59.91, longitude: 10.75))
    #expect(abs(way - 1_153_000) < 5_000)
  }
}
