import AccessibilityTree
import AssistiveTechnology
import CurbcutMapKit
import Foundation
import Testing

@MainActor
@Suite("Annotations on maps of UIKit", .serialized)
struct MapAnnotationTests {
  private let london = MapScreen.point("London", MapScreen.london, subtitle: "The capital")
  private let oslo = MapScreen.point("Oslo", MapScreen.oslo)

  /// An annotation of an app, which tells of its changes as `@objc dynamic` properties do.
  private final class Bus: NSObject, MKAnnotation {
    var coordinate = MapScreen.london {
      willSet { ObjCRuntime.willChange(self, "coordinate") }
      didSet { ObjCRuntime.didChange(self, "coordinate") }
    }
    let title: String?
    init(_ title: String?) { self.title = title }
  }

  // MARK: Texts

  @Test func textsAreOptionalTwiceWhereTheClassIsNotKnown() {
    let annotation: any MKAnnotation = london
    if let title = annotation.title, let known = title { #expect(known == "London") }
    #expect(annotation.title! == "London" && annotation.subtitle!! == "The capital")
    #expect((annotation.title ?? "") ?? "" == "London")
    let bus: any MKAnnotation = Bus("Bus")
    #expect(bus.title! == "Bus" && bus.subtitle! == nil)
    // A class knows its own.
    #expect(london.title?.count == 6)
  }

  // MARK: Views

  @Test func annotationsInTheRegionHaveViewsAndAreButtons() {
    let screen = MapScreen(around: MapScreen.london) { $0.addAnnotations([london, oslo]) }
    #expect(screen.labels == ["Map", "London, The capital", "Legal"])
    #expect(screen.element("London, The capital")?.traits == .button)
    #expect(screen.map.view(for: london) is MKMarkerAnnotationView)
    #expect(screen.map.view(for: oslo) == nil && screen.map.annotations.count == 2)
    #expect(screen.delegate.log.contains("views: 1"))
    screen.map.setCenter(MapScreen.oslo, animated: false)
    screen.settle()
    #expect(screen.labels == ["Map", "Oslo", "Legal"])
    screen.map.removeAnnotations(screen.map.annotations)
    screen.settle()
    #expect(screen.labels == ["Map", "Legal"])
  }

  @Test func showingAnnotationsMovesTheMapToAllOfThem() {
    let screen = MapScreen()
    screen.map.showAnnotations([london, oslo], animated: false)
    screen.settle()
    #expect(screen.map.annotations.count == 2)
    #expect(Set(screen.labels).isSuperset(of: ["London, The capital", "Oslo"]))
    #expect(screen.map.annotations(in: MapScreen.region(MapScreen.oslo).mapRect).count == 1)
  }

  @Test func aViewStandsAtItsPlaceWithItsOffset() throws {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeView = { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      }
      view.centerOffset = CGPoint(x: 0, y: -20)
      return view
    }
    screen.map.addAnnotation(london)
    screen.settle()
    let view = try #require(screen.map.view(for: london))
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
    #expect(abs(view.frame.midX - 201) < 0.01 && abs(view.frame.maxY - 437) < 0.01)
    #expect(screen.color(at: CGPoint(x: 201, y: 420)) == [0, 255, 0])
    #expect(screen.color(at: CGPoint(x: 201, y: 445)) != [0, 255, 0])
    // The app moves the annotation.
    london.coordinate.longitude += 0.25
    screen.settle()
    #expect(abs(view.frame.midX - 301.5) < 0.01)
  }

  @Test func aViewFollowsAnAnnotationOfTheApp() throws {
    let bus = Bus("Bus")
    let screen = MapScreen(around: MapScreen.london) { $0.addAnnotation(bus) }
    let before = try #require(screen.map.view(for: bus)).frame.midX
    bus.coordinate.longitude += 0.25
    screen.settle()
    #expect(abs(try #require(screen.map.view(for: bus)).frame.midX - before - 100.5) < 0.01)
  }

  /// A view of an app, whose class is known only at run time.
  private final class AppView: MKAnnotationView {
    static var count = 0
    var reuses = 0
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      Self.count += 1
      frame.size = CGSize(width: 10, height: 10)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @Test func viewsOfARegisteredClassAreMadeAndUsedAgain() throws {
    let screen = MapScreen(around: MapScreen.london)
    AppView.count = 0
    screen.map.register(
      AppView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    screen.map.addAnnotations([london, oslo])
    screen.settle()
    let view = try #require(screen.map.view(for: london) as? AppView)
    #expect(view.reuseIdentifier == MKMapViewDefaultAnnotationViewReuseIdentifier)
    screen.map.setCenter(MapScreen.oslo, animated: false)
    screen.settle()
    screen.map.setCenter(MapScreen.london, animated: false)
    screen.settle()
    #expect(AppView.count == 2)
    #expect(screen.map.dequeueReusableAnnotationView(withIdentifier: "none") == nil)
    screen.map.register(AppView.self, forAnnotationViewWithReuseIdentifier: "app")
    let other = screen.map.dequeueReusableAnnotationView(withIdentifier: "app", for: oslo)
    #expect(other is AppView && other.annotation === oslo && other.reuseIdentifier == "app")
  }

  // MARK: Selection

  @Test func activatingAnAnnotationSelectsItAndReadsItsCallout() {
    let screen = MapScreen(around: MapScreen.london)
    let button = UIButton(type: .detailDisclosure)
    screen.delegate.makeView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = button
      return view
    }
    screen.map.addAnnotation(london)
    screen.settle()
    screen.delegate.log = []
    #expect(screen.perform(.activate, on: "London, The capital"))
    #expect(screen.delegate.log == ["selected view London", "selected London"])
    #expect(screen.map.selectedAnnotations.first === london)
    let words = screen.elements.filter { $0.label?.string == "London, The capital" }
    // The bubble stands above the pin, and is read before it.
    #expect(words.map(\.traits) == [.staticText, [.button, .selected]])
    screen.delegate.log = []
    button.sendActions(for: .touchUpInside)
    #expect(screen.delegate.log == ["tapped beside London"])
    screen.delegate.log = []
    screen.perform(.activate, on: "Map")
    #expect(screen.delegate.log.suffix(2) == ["deselected view London", "deselected London"])
    #expect(screen.elements.filter { $0.label?.string == "London, The capital" }.count == 1)
    #expect(button.superview == nil)
  }

  @Test func voiceOverGoesToTheCallout() {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeView = { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.frame.size = CGSize(width: 30, height: 30)
      view.canShowCallout = true
      return view
    }
    screen.map.addAnnotation(london)
    screen.settle()
    let said = screen.spoken(.swipe(.right), .tap(2))
    #expect(said.last == "London, The capital")
    #expect(screen.map.selectedAnnotations.count == 1)
  }

  @Test func theEscapeGestureClosesTheCallout() {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeView = { annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      return view
    }
    screen.map.addAnnotation(london)
    screen.map.selectAnnotation(london, animated: false)
    screen.settle()
    let provider = AccessibilityProvider(screen.window)
    provider.update()
    let callout = provider.tree.elements.first {
      $0.label?.string == "London, The capital" && $0.traits == .staticText
    }
    #expect(callout.map { provider.perform(.escape, on: $0.id) } == true)
    #expect(screen.map.selectedAnnotations.isEmpty)
  }

  @Test func theAppSelectsOneAnnotationAtATime() {
    let screen = MapScreen()
    screen.map.showAnnotations([london, oslo], animated: false)
    screen.delegate.log = []
    screen.map.selectAnnotation(london, animated: false)
    screen.map.selectedAnnotations = [oslo, london]
    #expect(
      screen.delegate.log.filter { $0.contains("elected ") } == [
        "selected view London", "selected London", "deselected view London", "deselected London",
        "selected view Oslo", "selected Oslo",
      ])
    screen.map.deselectAnnotation(london, animated: false)
    #expect(screen.map.selectedAnnotations.first === oslo)
    screen.map.removeAnnotation(oslo)
    #expect(screen.map.selectedAnnotations.isEmpty && screen.delegate.log.last == "deselected Oslo")
  }

  @Test func anAnnotationThatIsNotEnabledCannotBeSelected() throws {
    let screen = MapScreen(around: MapScreen.london) { $0.addAnnotation(london) }
    try #require(screen.map.view(for: london)).isEnabled = false
    #expect(screen.element("London, The capital")?.traits.contains(.button) == false)
    screen.perform(.activate, on: "London, The capital")
    #expect(screen.map.selectedAnnotations.isEmpty)
  }

  // MARK: Crowds

  @Test func whatCollidesBecomesAClusterThatSaysHowManyThereAre() throws {
    let screen = MapScreen(around: MapScreen.london)
    screen.delegate.makeView = { annotation in
      guard !(annotation is MKClusterAnnotation) else { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.clusteringIdentifier = "places"
      return view
    }
    let near = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.11)
    let far = CLLocationCoordinate2D(latitude: 51.5, longitude: 0.3)
    let places = [
      MapScreen.point("One", MapScreen.london), MapScreen.point("Two", near), MapScreen.point("Three", far),
    ]
    screen.map.addAnnotations(places)
    screen.settle()
    #expect(Set(screen.labels) == ["Map", "One, +1 more", "Three", "Legal"])
    #expect(screen.map.view(for: places[0])?.cluster?.annotation is MKClusterAnnotation)
    screen.perform(.activate, on: "One, +1 more")
    let cluster = try #require(screen.map.selectedAnnotations.first as? MKClusterAnnotation)
    #expect(cluster.memberAnnotations.count == 2)
    screen.map.showAnnotations(cluster.memberAnnotations, animated: false)
    screen.settle()
    #expect(Set(screen.labels).isSuperset(of: ["One", "Two"]))
    #expect(screen.map.view(for: places[0])?.cluster == nil)
  }

  @Test func ofTwoBalloonsThatCollideTheMoreImportantIsShown() throws {
    let screen = MapScreen(around: MapScreen.london)
    let near = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.11)
    let places = [MapScreen.point("One", MapScreen.london), MapScreen.point("Two", near)]
    screen.map.addAnnotations(places)
    screen.settle()
    #expect(screen.labels == ["Map", "One", "Legal"])
    try #require(screen.map.view(for: places[1])).displayPriority = .required
    screen.settle()
    #expect(screen.labels == ["Map", "Two", "Legal"])
  }

  // MARK: Dragging

  @Test func aFingerLiftsAndMovesAnAnnotationThatCanBeDragged() throws {
    let screen = MapScreen(around: MapScreen.london) { $0.addAnnotation(london) }
    let view = try #require(screen.map.view(for: london))
    view.isDraggable = true
    screen.delegate.log = []
    let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + 100.5, y: start.y), after: 0.7)
    #expect(
      screen.delegate.log.filter { $0.contains(" to ") } == [
        "none to starting", "starting to dragging", "dragging to ending", "ending to none",
      ])
    #expect(abs(london.coordinate.longitude - 0.13) < 0.001)
    #expect(!screen.delegate.log.contains("will change"))
  }
}
