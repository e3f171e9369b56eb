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

/// The fonts installed on this machine.
package enum InstalledFonts {
  /// The names of the installed font families, such as `Inter` or `Noto Sans CJK JP`.
  package static var families: Set<String> { Set(PangoEngine.shared.families) }
}
