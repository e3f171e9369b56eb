import Foundation

/// Transforms what is seen of a view in the plane.
nonisolated public struct _TransformEffect: GeometryEffect, Equatable {
  /// The transformation, from the top left corner.
  public var transform: CGAffineTransform

  /// Creates the effect.
  public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
  public typealias AnimatableData = EmptyAnimatableData
}

/// Transforms what is seen of a view.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable {
  /// The transformation, from the top left corner.
  public var transform: ProjectionTransform

  /// Creates the effect.
  public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Transforms what is seen of the view, from its top left corner.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transformeffect(_:)>.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Transforms what is seen of the view, from its top left corner. It is drawn here without perspective.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/projectioneffect(_:)>.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
