import AccessibilityTree
import AssistiveTechnology
import CurbcutMapKit
import DeviceSettings
import Foundation
import VoiceOver

/// A map of UIKit that fills a screen of a phone, and what its delegate is told.
@MainActor
final class MapScreen {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
  let delegate = MapListener()
  let window: UIWindow

  nonisolated static let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
  nonisolated static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)

  init(around center: CLLocationCoordinate2D? = nil, _ setUp: (MKMapView) -> Void = { _ in }) {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
    window = UIKitHost.shared.makeWindow()
    if let center { map.region = Self.region(center) }
    map.delegate = delegate
    setUp(map)
    let controller = UIViewController()
    controller.view = map
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  isolated deinit { window.isHidden = true }

  nonisolated static func region(_ center: CLLocationCoordinate2D, degrees: Double = 1) -> MKCoordinateRegion
  {
    MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees))
  }

  nonisolated static func point(
    _ title: String?, _ coordinate: CLLocationCoordinate2D, subtitle: String? = nil
  )
    -> MKPointAnnotation
  {
    MKPointAnnotation(coordinate: coordinate, title: title, subtitle: subtitle)
  }

  func settle() {
    for _ in 0..<3 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
      UIKitHost.shared.advance(by: 1)
    }
  }

  // MARK: Assistive technologies

  var elements: [AccessibilityElement] {
    let provider = AccessibilityProvider(window)
    provider.update()
    return provider.tree.elements
  }

  var labels: [String] { elements.compactMap { $0.label?.string } }

  func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label?.string == label } }

  /// Performs an action on the element with a label. Returns whether it was performed.
  @discardableResult
  func perform(_ action: Action, on label: String) -> Bool {
    let provider = AccessibilityProvider(window)
    provider.update()
    defer { settle() }
    guard let id = provider.tree.elements.first(where: { $0.label?.string == label })?.id else {
      return false
    }
    return provider.perform(action, on: id)
  }

  /// What VoiceOver says when it has begun, and a person then makes some gestures.
  func spoken(_ gestures: Gesture.Kind...) -> [String] {
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    for gesture in gestures {
      session.send(.gesture(Gesture(gesture)))
      session.settle()
    }
    return session.transcript.map(\.text)
  }

  // MARK: Fingers

  /// Moves a finger over the screen, after it has rested for a while.
  func drag(from start: CGPoint, to end: CGPoint, after rest: TimeInterval = 0) {
    let provider = AccessibilityProvider(window)
    func put(_ phase: Touch.Phase, _ point: CGPoint) {
      _ = provider.perform(
        ActionRequest(number: 0, action: .touch(Touch(phase: phase, point: point)), element: nil))
    }
    put(.began, start)
    UIKitHost.shared.advance(by: max(rest, 0.05))
    for step in 1...10 {
      let part = CGFloat(step) / 10
      put(
        .moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      UIKitHost.shared.advance(by: 0.05)
    }
    put(.ended, end)
    settle()
  }

  // MARK: Pictures

  /// The colour of the map at a point, as it is drawn now: red, green and blue from 0 to 255.
  func color(at point: CGPoint) -> [Int] {
    guard let context = CGContext(width: map.bounds.width, height: map.bounds.height, scale: 1) else {
      return []
    }
    map.layer.render(in: context)
    guard let color = context.makeImage()?.color(atX: Int(point.x), y: Int(point.y)) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}

/// Keeps what the delegate of a map is told, and answers as a test says.
@MainActor
final class MapListener: NSObject, MKMapViewDelegate {
  var log: [String] = []
  var makeView: ((any MKAnnotation) -> MKAnnotationView?)?
  var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?

  private func name(_ annotation: (any MKAnnotation)?) -> String { (annotation?.title ?? nil) ?? "" }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    log.append("will change\(animated ? ", animated" : "")")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { log.append("moves") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    log.append("did change\(animated ? ", animated" : "")")
  }
  func mapViewWillStartLoadingMap(_ mapView: MKMapView) { log.append("loads") }
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { log.append("loaded") }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    makeView?(annotation)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { log.append("views: \(views.count)") }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { log.append("tapped beside \(name(view.annotation))") }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    log.append("selected view \(name(view.annotation))")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    log.append("deselected view \(name(view.annotation))")
  }
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    log.append("selected \(name(annotation))")
  }
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    log.append("deselected \(name(annotation))")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) { log.append("\(oldState) to \(newState)") }
  func mapViewWillStartLocatingUser(_ mapView: MKMapView) { log.append("locates") }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    log.append("not located: \((error as? CLError)?.code == .denied)")
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    log.append("mode: \(mode)")
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
  }
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    log.append("renderers: \(renderers.count)")
  }
}
