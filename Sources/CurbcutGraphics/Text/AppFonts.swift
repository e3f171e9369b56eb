import Foundation
import Synchronization

/// The fonts that an app brings along, besides those of the system.
package enum AppFonts {
  private static let registered = Mutex<[FontFile]>([])

  /// All of them, in the order in which they were added.
  package static var all: [FontFile] { registered.withLock { $0 } }

  /// Adds the fonts of a file.
  ///
  /// - Parameter url: the file.
  /// - Returns: the fonts; empty when it holds none that can be read.
  @discardableResult
  package static func add(_ url: URL) -> [FontFile] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    let fonts = FontFile.fonts(in: data)
    guard !fonts.isEmpty, PangoEngine.shared.add(fontFile: url.path) else { return [] }
    registered.withLock { all in all += fonts.filter { !all.contains($0) } }
    return fonts
  }

  /// The font of a family whose heights a descriptor has: the nearest in weight and slope.
  package static func file(for font: FontDescriptor) -> FontFile? {
    guard case .family(let family) = font.design else { return nil }
    return all.filter { $0.family == family }.min { left, right in
      distance(left, font) < distance(right, font)
    }
  }

  private static func distance(_ file: FontFile, _ font: FontDescriptor) -> Int {
    abs(file.cssWeight - font.cssWeight) + (file.isItalic == font.isItalic ? 0 : 1000)
  }
}
