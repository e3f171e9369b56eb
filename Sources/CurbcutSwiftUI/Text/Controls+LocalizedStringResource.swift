import CurbcutGraphics
import CurbcutUIKit
import Foundation

// Controls whose words are resources, which can be of any table and bundle.

extension Button where Label == Text {
  /// Creates a button with a text that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a role and a text that is a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { CurbcutSwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a role, a text and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CurbcutSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text that is a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a text that is a resource and a picture of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle for several values with a text that is a resource.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a text that is a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CurbcutSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a menu that opens with a long press, with a text that is a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a menu with a text that is a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { CurbcutSwiftUI.Label(titleResource, systemImage: systemImage) })
  }
}

extension Link where Label == Text {
  /// Creates a link with a text that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates the view with a text that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  /// Creates the view with a text that is a resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension ControlGroup {
  /// Creates a group with a text that is a resource as its label.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a group with a text that is a resource and a symbol as its label.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text that is a resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension ContentUnavailableView
where Label == CurbcutSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a text that is a resource and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view with a text that is a resource and a picture of the app.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view with a text that is a resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a text that is a resource as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a value in a format with a text that is a resource as its label.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}
