import CurbcutGraphics
import Foundation

extension UIFont {
  /// Makes the fonts of a file available by name.
  ///
  /// - Parameter file: a file of TrueType or OpenType.
  /// - Returns: the PostScript names of its fonts; empty when it holds none.
  @discardableResult
  package static func addFonts(in file: URL) -> [String] { AppFonts.add(file).map(\.postScriptName) }
}
