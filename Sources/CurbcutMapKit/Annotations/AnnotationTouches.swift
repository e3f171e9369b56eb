import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The taps on the views of annotations, and the presses that lift those that can be moved.
@MainActor
final class AnnotationTouches: NSObject, UIGestureRecognizerDelegate {
  private weak var stage: AnnotationStage?
  /// Where the finger lay in relation to the middle of the view that is dragged.
  private var grip = CGPoint.zero

  init(_ stage: AnnotationStage) {
    self.stage = stage
    super.init()
  }

  /// Begins to watch a view.
  func watch(_ view: MKAnnotationView) {
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.addHandler { [weak self, weak view] recognizer in
      guard recognizer.state == .ended, let view else { return }
      self?.stage?.wasTapped(view)
    }
    view.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    press.delegate = self
    press.addHandler { [weak self, weak view] recognizer in
      if let view { self?.press(recognizer, on: view) }
    }
    view.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is UILongPressGestureRecognizer else { return true }
    return (gestureRecognizer.view as? MKAnnotationView)?.isDraggable ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // What an app adds to its map hears of a tap on an annotation, too; the map does not move while one is dragged.
    gestureRecognizer is UITapGestureRecognizer && !(otherGestureRecognizer.view is UIScrollView)
  }

  private func press(_ recognizer: UIGestureRecognizer, on view: MKAnnotationView) {
    guard let stage else { return }
    let point = recognizer.location(in: view.superview)
    switch recognizer.state {
    case .began:
      grip = CGPoint(x: view.center.x - point.x, y: view.center.y - point.y)
      stage.drag(view, to: .starting)
      stage.drag(view, to: .dragging)
    case .changed: view.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
    case .ended:
      stage.settle(view)
      stage.drag(view, to: .ending)
      if view.dragState == .ending { stage.drag(view, to: .none) }
    case .cancelled:
      stage.drag(view, to: .canceling)
      if view.dragState == .canceling { stage.drag(view, to: .none) }
    default: break
    }
  }
}
