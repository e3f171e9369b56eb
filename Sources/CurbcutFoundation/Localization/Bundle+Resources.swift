import Foundation

/// Resources that may differ by language: unlocalised ones take precedence over those in the user's language.
extension Bundle {
  /// The URL of a file; nil when there is none of that name.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/bundle/url(forresource:withextension:)>.
  ///
  /// - Parameters:
  ///   - name: the file's name; nil for any.
  ///   - ext: its extension, without the dot; nil or empty when the name includes it.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    localizedResource(name, ext, folder: nil) ?? self.Foundation::url(forResource: name, withExtension: ext)
  }

  /// The URL of a file in a folder of the bundle; nil when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: the file's name; nil for any.
  ///   - ext: its extension, without the dot; nil or empty when the name includes it.
  ///   - subpath: the folder; nil for the bundle itself.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    localizedResource(name, ext, folder: subpath)
      ?? self.Foundation::url(forResource: name, withExtension: ext, subdirectory: subpath)
  }

  /// The path of a file; nil when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: the file's name; nil for any.
  ///   - ext: its extension, without the dot; nil or empty when the name includes it.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    localizedResource(name, ext, folder: nil)?.path ?? self.Foundation::path(forResource: name, ofType: ext)
  }

  /// The path of a file in a folder of the bundle; nil when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: the file's name; nil for any.
  ///   - ext: its extension, without the dot; nil or empty when the name includes it.
  ///   - subpath: the folder; nil for the bundle itself.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    localizedResource(name, ext, folder: subpath)?.path
      ?? self.Foundation::path(forResource: name, ofType: ext, inDirectory: subpath)
  }

  private func localizedResource(_ name: String?, _ ext: String?, folder: String?) -> URL? {
    guard let name, !name.isEmpty else { return nil }
    let suffix = ext.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    let file = [folder, name + suffix].compactMap { $0 }.joined(separator: "/")
    let root = resourceURL ?? bundleURL
    let places = [nil] + (preferredLocalizations + ["Base"]).map(Optional.some)
    for language in places {
      let place = language.map { root.appendingPathComponent("\($0).lproj") } ?? root
      let url = place.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }
}
