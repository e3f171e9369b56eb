import Foundation
import Synchronization

/// An icon from the installed icon theme that is used in place of a symbol.
///
/// Only Adwaita is supported: its "symbolic" icons are, like symbols, shapes without colours of their own. If it is
/// not installed, no icons are used.
struct SymbolIcon: Sendable {
  /// The name of the icon in the theme, without "-symbolic".
  let name: String
  /// Whether the icon is mirrored in right-to-left layouts.
  let isDirectional: Bool
  private let file: URL

  // MARK: Finding

  /// The icon for a symbol; nil if there is none, or the theme is not installed.
  static func standingIn(for symbol: String) -> SymbolIcon? {
    guard let entry = table[symbol], let file = file(of: entry.icon) else { return nil }
    return SymbolIcon(name: entry.icon, isDirectional: entry.isDirectional, file: file)
  }

  /// The symbols that have a substitute icon, with the names of the icons.
  static let table: [String: (icon: String, isDirectional: Bool)] = {
    var result: [String: (icon: String, isDirectional: Bool)] = [:]
    for line in String(decoding: PackageResources.symbol_icons_txt, as: UTF8.self).split(separator: "\n") {
      guard !line.hasPrefix("#"), let mark = line.firstIndex(of: "=") else { continue }
      let words = line[line.index(after: mark)...].split(separator: " ")
      guard let icon = words.first else { continue }
      for symbol in line[..<mark].split(separator: ",") {
        result[symbol.trimmingCharacters(in: .whitespaces)] = (String(icon), words.count > 1)
      }
    }
    return result
  }()

  /// The folders of the theme, according to freedesktop.org's icon theme specification.
  private static let folders: [URL] = {
    let shared = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
    let roots = (shared.isEmpty ? "/usr/local/share:/usr/share" : shared).split(separator: ":")
    var result: [URL] = []
    for root in roots {
      // Since version 45, Adwaita's symbolic icons are in the folder "symbolic"; before, they were in "scalable".
      for kind in ["symbolic", "scalable"] {
        let kind = URL(fileURLWithPath: "\(root)/icons/Adwaita/\(kind)", isDirectory: true)
        let contexts = (try? FileManager.default.contentsOfDirectory(atPath: kind.path)) ?? []
        result += contexts.sorted().map { kind.appendingPathComponent($0, isDirectory: true) }
      }
    }
    return result
  }()

  private static func file(of icon: String) -> URL? {
    folders.lazy.map { $0.appendingPathComponent("\(icon)-symbolic.svg") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  // MARK: Drawing

  private struct PictureKey: Hashable {
    var name: String
    var side: Int
  }

  private static let pictures = Mutex<[PictureKey: CGImage]>([:])

  /// The icon rendered with a given number of pixels on each side; nil when its file cannot be read.
  private func picture(side: Int) -> CGImage? {
    let key = PictureKey(name: name, side: side)
    if let known = Self.pictures.withLock({ $0[key] }) { return known }
    // The icons are drawn on a grid of 16.
    guard let data = try? Data(contentsOf: file),
      let made = try? CGImage.decode(data, scale: CGFloat(side) / 16)
    else { return nil }
    Self.pictures.withLock { $0[key] = made }
    return made
  }

  /// Draws the icon in the context's fill colour.
  ///
  /// - Parameter boldness: how much thicker its lines should be, as a fraction of its side.
  func draw(in rect: CGRect, boldness: CGFloat, context: CGContext) {
    let side = min(rect.width, rect.height)
    let pixels = Int((side * max(1, context.scale)).rounded(.up))
    guard (1...2048).contains(pixels), let picture = picture(side: pixels) else { return }
    let place = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    context.drawTemplate(picture, in: place)
    guard boldness > 0 else { return }
    // An icon has only one weight; drawing it again, slightly offset to each side, makes its lines thicker.
    let reach = boldness * side / 2
    for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
      context.drawTemplate(picture, in: place.offsetBy(dx: x * reach, dy: y * reach))
    }
  }
}
