import CurbcutUIKit

/// A view with a column of details beside it, or over it where there is little room.
struct Inspector<Base: View, Content: View>: View {
  let base: Base
  let isPresented: Binding<Bool>
  let content: Content
  @Environment(\.traits) private var traits
  @State private var width: CGFloat = 270

  var body: some View {
    if traits.horizontalSizeClass == .regular {
      HStack(spacing: 0) {
        base
        if isPresented.wrappedValue {
          Divider()
          content.frame(width: width).onPreferenceChange(InspectorWidthKey.self) { if $0 > 0 { width = $0 } }
        }
      }
    } else {
      base.sheet(isPresented: isPresented) { content.presentationDetents([.medium, .large]) }
    }
  }
}

/// The width that the views of an inspector want.
enum InspectorWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next > 0 { value = next }
  }
}
