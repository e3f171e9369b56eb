import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What people say to Siri for an intent, with a button that closes it.
///
/// The words are the intent's title, as phrases of shortcuts are read by the system only, which is not here.
/// Follows <https://developer.apple.com/documentation/appintents/siritipview>.
public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Binding<Bool>?
  @Environment(\.siriTipViewStyle) private var style
  @Environment(\.colorScheme) private var appearance

  /// Creates a tip for an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - isVisible: whether it is shown; nil where it stays until the app takes it away.
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }

  private var colorScheme: ColorScheme {
    switch style {
    case .automatic: appearance
    case .light: .light
    case .dark, .black: .dark
    }
  }

  /// The words, and the button where the tip can be closed.
  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack {
        Label {
          Text("Say “\(String(localized: Intent.title))”")
        } icon: {
          Image(systemName: "waveform.circle").accessibilityHidden(true)
        }
        if let isVisible {
          Spacer()
          Button("Close", systemImage: "xmark") { isVisible.wrappedValue = false }.labelStyle(.iconOnly)
        }
      }
      .padding()
      .foregroundStyle(Color.primary)
      .background(
        style == .black ? Color.black : Color(.secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 16)
      )
      .environment(\.colorScheme, colorScheme)
    }
  }
}

/// How a tip for Siri looks.
///
/// Follows <https://developer.apple.com/documentation/appintents/siritipviewstyle>.
public enum SiriTipViewStyle: Hashable, Sendable {
  /// As suits the appearance.
  case automatic
  /// Light.
  case light
  /// Dark.
  case dark
  /// Black.
  case black
}

private enum SiriTipViewStyleKey: EnvironmentKey {
  static var defaultValue: SiriTipViewStyle { .automatic }
}

extension EnvironmentValues {
  var siriTipViewStyle: SiriTipViewStyle {
    get { self[SiriTipViewStyleKey.self] }
    set { self[SiriTipViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how tips for Siri look.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/siritipviewstyle(_:)>.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }
}
