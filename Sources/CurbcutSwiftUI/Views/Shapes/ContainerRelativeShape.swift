import CurbcutUIKit
import Foundation

/// The shape of the container around, as much smaller as it is away from its edges; a rectangle where no container has
/// a shape.
///
/// Follows <https://developer.apple.com/documentation/swiftui/containerrelativeshape>.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
  public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, as much smaller as it is away from its edges.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container whose shape is known to what is in it.
final class ShapeContainer: @unchecked Sendable {
  @MainActor fileprivate weak var node: ViewNode?
  @MainActor fileprivate var shape: (any InsettableShape)?

  /// The shape of something in the container, from its rectangle in the window.
  @MainActor
  func shape(at place: CGRect) -> (any Shape)? {
    guard let node, let shape else { return nil }
    let whole = node.globalFrame
    let distances = [
      place.minX - whole.minX, place.minY - whole.minY, whole.maxX - place.maxX, whole.maxY - place.maxY,
    ]
    let radii = (shape as? any ShapeWithCorners)?.cornerRadii(in: whole.size) ?? RectangleCornerRadii()
    return Self.inset(shape, by: max(0, distances.min() ?? 0), radii.inside(whole, place))
  }

  private static func inset(
    _ shape: some InsettableShape, by distance: CGFloat, _ radii: RectangleCornerRadii
  ) -> any Shape {
    // An inset shape is drawn within a rectangle that is as much larger.
    GrownShape(base: AnyShape(shape.inset(by: distance)), amount: distance, radii: radii)
  }
}

/// A shape that is drawn in a larger rectangle.
nonisolated private struct GrownShape: ShapeWithCorners {
  let base: AnyShape
  let amount: CGFloat
  /// The radii of a rectangle there that follows the container's corners, in points.
  let radii: RectangleCornerRadii

  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { radii }

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: -amount, dy: -amount)) }
  typealias AnimatableData = EmptyAnimatableData
}

/// A shape that follows from the container in which it is.
nonisolated protocol ContainerRelative: Shape {
  /// The shape in a container that gives that one.
  func within(_ shape: any Shape) -> any Shape
}

extension ContainerRelativeShape: ContainerRelative {
  func within(_ shape: any Shape) -> any Shape { shape }
}

extension _InsetShape: ContainerRelative where Base: ContainerRelative {
  func within(_ shape: any Shape) -> any Shape {
    _InsetShape<AnyShape>(base: .erasing(base.within(shape)), amount: amount)
  }
}

extension _StrokedShape: ContainerRelative where S: ContainerRelative {
  func within(_ shape: any Shape) -> any Shape {
    _StrokedShape<AnyShape>(shape: .erasing(self.shape.within(shape)), stroke: stroke)
  }
}

extension AnyShape {
  fileprivate static func erasing(_ shape: any Shape) -> AnyShape {
    func erased(_ shape: some Shape) -> AnyShape { AnyShape(shape) }
    return erased(shape)
  }
}

extension Shape {
  /// The shape as it is in the container of an environment, at a rectangle of the window.
  @MainActor
  func found(in environment: EnvironmentValues, at place: @autoclosure () -> CGRect) -> any Shape {
    guard let relative = self as? any ContainerRelative, let container = environment.shapeContainer,
      let shape = container.shape(at: place())
    else { return self }
    return relative.within(shape)
  }
}

private enum ShapeContainerKey: EnvironmentKey {
  static let defaultValue: ShapeContainer? = nil
}

extension EnvironmentValues {
  /// The container whose shape `ContainerRelativeShape` follows.
  var shapeContainer: ShapeContainer? {
    get { self[ShapeContainerKey.self] }
    set { self[ShapeContainerKey.self] = newValue }
  }
}

/// Gives what is in a view the shape of the view.
struct ContainerShapeModifier<ContainerShape: InsettableShape>: PrimitiveModifier {
  var shape: ContainerShape

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let container = ShapeContainer()
    let node = Node(
      modifier, container, inputs,
      body(
        inputs.changingEnvironment { values in
          // Who draws in the shape draws anew when it is another one.
          container.shape = modifier.value.shape
          values.shapeContainer = container
        }))
    container.node = node
    return node
  }

  private final class Node: WrapperNode {
    init(
      _ modifier: Attribute<ContainerShapeModifier>, _ container: ShapeContainer, _ inputs: _ViewInputs,
      _ content: ViewNode
    ) {
      super.init(inputs, content)
      observe { [unowned self] in
        container.shape = modifier.value.shape
        setNeedsPlacement()
      }
    }
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` has in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containershape(_:)>.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
