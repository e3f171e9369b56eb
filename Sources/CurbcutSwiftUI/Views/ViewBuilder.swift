/// Makes views from the statements of a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewbuilder>.
@resultBuilder
public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views in their order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  /// A view on a condition; nil when it does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first of two branches.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of the second of two branches.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view that only some systems have, without its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
