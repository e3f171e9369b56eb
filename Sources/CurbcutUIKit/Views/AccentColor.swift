import CurbcutDrawing
import CurbcutFoundation

/// The colour of the app's interactive parts where no view has a tint of its own: the accent colour of its asset catalog,
/// by the name in the Info.plist that Xcode writes for `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, else blue.
///
/// Follows <https://developer.apple.com/documentation/xcode/specifying-your-apps-color-scheme>.
package enum AccentColor {
  @MainActor private static var known: (bundle: URL, color: UIColor)?

  /// The app's accent colour.
  @MainActor package static var current: UIColor {
    let bundle = Bundle.main
    if let known, known.bundle == bundle.bundleURL { return known.color }
    let name = bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    let color = name.flatMap { UIColor(named: $0) } ?? .systemBlue
    known = (bundle.bundleURL, color)
    return color
  }
}
