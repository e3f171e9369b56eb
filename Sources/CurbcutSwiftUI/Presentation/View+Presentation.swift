extension View {
  /// Presents a sheet while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)>.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .sheet, onDismiss, content)
  }

  /// Presents a sheet while there is an item.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)>.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .sheet, onDismiss, content)
  }

  /// Covers the whole screen while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)>.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .cover, onDismiss, content)
  }

  /// Covers the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .cover, onDismiss, content)
  }

  /// Presents a popover while a condition holds; on a phone it is a sheet.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:content:)>.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .popover, nil, content)
  }

  /// Presents a popover while there is an item; on a phone it is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .popover, nil, content)
  }

  private func presentation<Content: View>(
    _ isPresented: Binding<Bool>, _ style: SheetModifier.Style, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .condition(isPresented, onDismiss: onDismiss), style: style,
        view: { isPresented.wrappedValue ? AnyView(content()) : nil }))
  }

  private func presentation<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: SheetModifier.Style, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        source: .item(item, onDismiss: onDismiss), style: style,
        // Another item is another view, with state of its own.
        view: { item.wrappedValue.map { AnyView(content($0).id($0.id)) } }))
  }

  /// Sets the heights at which the sheet rests.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)>.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationKey.self) { $0.detents = detents }
  }

  /// Shows or hides the handle of the sheet.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)>.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationKey.self) { $0.showsGrabber = visibility }
  }

  /// Keeps people from pulling the sheet away.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)>.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationKey.self) { if isDisabled { $0.isDismissDisabled = true } }
  }
}
