/// A view that is evaluated again when it is no longer equal to what it was.
///
/// Follows <https://developer.apple.com/documentation/swiftui/equatableview>.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// Creates a view around one that is compared.
  public init(content: Content) { self.content = content }

  /// The content of the view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to what it was.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/equatable()>.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
