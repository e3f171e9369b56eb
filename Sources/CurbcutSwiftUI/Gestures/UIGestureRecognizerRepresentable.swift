import CurbcutUIKit
import Foundation

/// A gesture recogniser of UIKit, as a gesture of a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable>.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What helps the recogniser, such as its delegate.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What converts coordinates.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recogniser up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the recogniser tells of its gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what helps the recogniser.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What the methods of a recogniser's representation are told.
@MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What helps the recogniser.
  public let coordinator: Representable.Coordinator
  /// What converts coordinates.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the places of a recogniser to the coordinates of views.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let context: _GestureContext
  let recognizer: () -> UIGestureRecognizer?

  /// Where the gesture is, in the view's coordinates.
  public var localLocation: CGPoint { location(in: .local) }

  /// How far the gesture has moved, if its recogniser says so.
  public var localTranslation: CGPoint? {
    (recognizer() as? UIPanGestureRecognizer).map { $0.translation(in: context.view) }
  }

  /// How fast the gesture moves, if its recogniser says so.
  public var localVelocity: CGPoint? {
    (recognizer() as? UIPanGestureRecognizer).map { $0.velocity(in: context.view) }
  }

  /// Where the gesture is.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    context.convert(recognizer()?.location(in: nil) ?? .zero, to: space.coordinateSpace)
  }

  /// A point of the window in a coordinate space.
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
    context.convert(globalPoint, to: space.coordinateSpace)
  }
}

/// Adds a recogniser of UIKit to a view.
struct RepresentedGestureModifier<Represented: UIGestureRecognizerRepresentable>: PrimitiveModifier {
  var represented: Represented

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let context = _GestureContext()
    let box = Box()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(context: context) {
      box.recognizer
    }
    let first = modifier.value.represented
    let told = UIGestureRecognizerRepresentableContext<Represented>(
      coordinator: first.makeCoordinator(converter: converter), converter: converter)
    let recognizer = first.makeUIGestureRecognizer(context: told)
    box.recognizer = recognizer
    recognizer.addHandler { [weak recognizer] _ in
      guard let recognizer else { return }
      modifier.value.represented.handleUIGestureRecognizerAction(recognizer, context: told)
    }
    let node = GestureNode(recognizer, inputs, body(inputs))
    context.node = node
    context.view = node.platformView
    node.observe { modifier.value.represented.updateUIGestureRecognizer(recognizer, context: told) }
    return node
  }

  private final class Box { weak var recognizer: UIGestureRecognizer? }
}

extension View {
  /// Adds a gesture recogniser of UIKit.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gesture(_:)>.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGestureModifier(represented: representable))
  }
}
