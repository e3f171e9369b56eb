import CurbcutDrawing
import CurbcutUIKit

// Colours and pictures by the names that Xcode generates for asset catalogs.

extension Color {
  /// A colour of an asset catalog.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/init(_:)-5bbuo>.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// A picture of an asset catalog.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/init(_:)>.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised text and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a button with a localised text and a picture of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CurbcutSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CurbcutSwiftUI.Label(title, image: image) }
  }
}
