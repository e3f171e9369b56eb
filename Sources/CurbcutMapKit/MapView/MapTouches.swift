import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The fingers on the ground of a map: they move it, bring it nearer and farther, and end the selection.
@MainActor
final class MapTouches: NSObject, UIGestureRecognizerDelegate {
  private weak var map: MKMapView?
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  /// What was shown when the present gesture began.
  private var begun: MapProjection?

  init(_ map: MKMapView) {
    self.map = map
    super.init()
  }

  /// Begins to watch what the map's views are in, and its ground for taps.
  func watch(_ surface: UIView, ground: UIView) {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in
      if $0.state == .ended { self?.map?.annotationStage.endSelection(animated: true) }
    }
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addHandler { [weak self] in if $0.state == .ended { self?.zoom(by: 2) } }
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    twoFingerTap.addHandler { [weak self] in if $0.state == .ended { self?.zoom(by: 0.5) } }
    for recognizer in [tap, doubleTap, twoFingerTap] {
      recognizer.delegate = self
      ground.addGestureRecognizer(recognizer)
    }
    pan.addHandler { [weak self] _ in self?.wasPanned() }
    pinch.addHandler { [weak self] _ in self?.wasPinched() }
    for recognizer in [pan, pinch] {
      recognizer.delegate = self
      surface.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let map else { return false }
    return switch gestureRecognizer {
    case pan: map.isScrollEnabled
    case pinch: map.isZoomEnabled
    default: true
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // What an app adds to its map hears of touches, too; what lies around the map does not move with it.
    guard let map, let view = otherGestureRecognizer.view, !(view is MKAnnotationView) else { return false }
    return view.isDescendant(of: map)
  }

  private func zoom(by factor: Double) {
    guard let map, map.isZoomEnabled else { return }
    map.show(map.projection.zoomed(by: factor), animated: true)
  }

  private func wasPanned() {
    guard let map else { return }
    let way = pan.translation(in: map)
    follow(pan) { $0.moved(by: CGSize(width: way.x, height: way.y)) }
  }

  private func wasPinched() {
    let scale = Double(pinch.scale)
    follow(pinch) { $0.zoomed(by: scale) }
  }

  /// Shows what a gesture has made of what was shown when it began.
  private func follow(_ recognizer: UIGestureRecognizer, _ change: (MapProjection) -> MKMapRect) {
    guard let map else { return }
    switch recognizer.state {
    case .began, .changed:
      if begun == nil {
        begun = map.projection
        map.setUserTrackingMode(.none, animated: true)
        map.beginMoving(animated: false)
      }
      if let begun { map.move(to: change(begun)) }
    case .ended, .cancelled:
      guard begun != nil else { return }
      begun = nil
      map.endMoving(animated: false)
    default: break
    }
  }
}
