import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A tip within a screen; nothing while the tip is not to be shown.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipview>.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  /// Creates the view of a tip.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  /// Creates the view of a tip that may not be there.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  /// The tip.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      card(tip)
        .background(
          look.background ?? AnyShapeStyle(Color(.secondarySystemBackground)),
          in: RoundedRectangle(cornerRadius: look.cornerRadius)
        )
        .accessibilityElement(children: .contain)
        .onAppear { TipStore.shared.wasShown(tip) }
        .onDisappear { TipStore.shared.wasHidden(tip) }
    }
  }

  @ViewBuilder
  private func card(_ tip: Content) -> some View {
    if let style = look.style {
      style(TipViewStyleConfiguration(tip: tip, action: action))
    } else {
      TipCard(tip: tip, action: action).padding()
    }
  }
}

/// What a tip says, with its buttons.
private struct TipCard<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image {
        Group {
          if let size = look.imageSize {
            image.resizable().scaledToFit().frame(width: size.width, height: size.height)
          } else {
            image.font(.title)
          }
        }
        .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint)).accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 6) {
        tip.title.font(.headline)
        if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(tip.actions) { each in
          Divider()
          Button {
            each.handler()
            action(each)
          } label: {
            each.label()
          }
          .buttonStyle(.borderless)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(Color(.secondaryLabel))
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(verbatim: SystemWord.close.text))
    }
  }
}

extension View {
  /// Shows a tip in a popover at this view.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action))
  }

  /// Shows a tip, as a group of tips gives it, in a popover at this view.
  @_disfavoredOverload
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    func shown<Content: Tip>(_ tip: Content) -> AnyView {
      AnyView(popoverTip(tip, arrowEdge: arrowEdge, action: action))
    }
    return tip.map { shown($0) } ?? AnyView(self)
  }
}

private struct PopoverTip<Tip: CurbcutTipKit.Tip>: ViewModifier {
  let tip: Tip?
  let arrowEdge: Edge
  let action: (Tips.Action) -> Void

  func body(content: Content) -> some View {
    content.popover(
      isPresented: Binding {
        tip?.shouldDisplay == true
      } set: { isShown in
        if !isShown { tip?.invalidate(reason: .tipClosed) }
      }, arrowEdge: arrowEdge
    ) {
      if let tip {
        TipCard(tip: tip, action: action)
          .padding()
          .frame(width: 330)
          .presentationCompactAdaptation(.popover)
          .onAppear { TipStore.shared.wasShown(tip) }
          .onDisappear { TipStore.shared.wasHidden(tip) }
      }
    }
  }
}
