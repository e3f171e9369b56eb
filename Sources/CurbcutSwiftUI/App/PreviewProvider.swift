/// Views that Xcode shows beside their source.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewprovider>.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
