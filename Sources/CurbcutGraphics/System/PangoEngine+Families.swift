import CPango

extension PangoEngine {
  /// The names of the installed font families.
  var families: [String] {
    withContext { context in
      guard let context else { return [] }
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: gint = 0
      pango_context_list_families(context, &list, &count)
      defer { g_free(list) }
      return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { family in
        family.flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }
    }
  }
}

extension PangoEngine {
  /// Adds the fonts of a file to those that texts are drawn with.
  ///
  /// - Returns: whether it holds any.
  func add(fontFile path: String) -> Bool {
    withContext { context in
      guard let context, let map = pango_context_get_font_map(context) else { return false }
      guard let config = pango_fc_font_map_get_config(OpaquePointer(map)) else { return false }
      let added = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcConfigAppFontAddFile(config, $0)
        }
      }
      guard added == FcTrue else { return false }
      pango_fc_font_map_config_changed(OpaquePointer(map))
      forgetShapedTexts()
      return true
    }
  }
}

/// The fonts installed on this machine.
package enum InstalledFonts {
  /// The names of the installed font families, such as `Inter` or `Noto Sans CJK JP`.
  package static var families: Set<String> { Set(PangoEngine.shared.families) }
}
