import CPango
import Foundation

/// Text that Pango has shaped, with its lines positioned. Only `PangoEngine` creates and reads it.
final class ShapedText {
  struct PlacedLine {
    var line: TextLayout.Line
    /// The layout that contains the line, and its index there.
    fileprivate var layout: Int
    fileprivate var index: Int
    /// The indent of the line, in points.
    fileprivate var indent: CGFloat
    fileprivate var isRightToLeft: Bool
  }

  fileprivate(set) var lines: [PlacedLine] = []
  fileprivate(set) var size = CGSize.zero
  fileprivate(set) var isTruncated = false
  fileprivate let runs: [TextRun]
  /// Where each run begins, in bytes, and the end of the last.
  fileprivate let starts: [Int]
  fileprivate let text: String
  /// The layout of the whole text, and a separate one for the last line if it is truncated; with the byte at which
  /// each begins.
  fileprivate var layouts: [(pango: OpaquePointer, start: Int)] = []

  fileprivate init(runs: [TextRun]) {
    self.runs = runs
    var starts = [0]
    for run in runs { starts.append(starts[starts.count - 1] + run.text.utf8.count) }
    self.starts = starts
    text = runs.map(\.text).joined()
  }

  deinit {
    let layouts = layouts
    if !layouts.isEmpty { PangoEngine.shared.release(layouts.map(\.pango)) }
  }

  fileprivate func run(atByte byte: Int) -> TextRun? {
    guard !runs.isEmpty else { return nil }
    let index = starts.lastIndex { $0 <= byte } ?? 0
    return runs[min(index, runs.count - 1)]
  }

  fileprivate func utf16Offset(ofByte byte: Int) -> Int {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: min(max(0, byte), utf8.count))
    return text.utf16.distance(from: text.utf16.startIndex, to: index)
  }

  fileprivate func byte(ofUTF16 offset: Int) -> Int {
    let utf16 = text.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
    return text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}

/// Shapes and draws text. Pango and fontconfig are called only here and in the extensions in this folder, one call at
/// a time.
///
/// Sendable, though Pango is not: every entry point takes the lock, and no Pango object escapes from these files.
final class PangoEngine: @unchecked Sendable {
  static let shared = PangoEngine()

  private struct Key: Hashable {
    var runs: [TextRun]
    var maxWidth: CGFloat?
    var options: TextLayoutOptions
  }

  private let lock = NSRecursiveLock()
  private var context: OpaquePointer?
  private var cache: [Key: ShapedText] = [:]
  private var letters = GlyphCache()
  private static let cacheLimit = 2000
  private static let unit = CGFloat(PANGO_SCALE)

  private init() {}

  // MARK: Set-up

  /// Our own fonts and settings: text measurements must not depend on the machine's font configuration.
  private static let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
      </match>
      <match target="pattern">
        <edit name="family" mode="append"><string>Inter</string></edit>
        <edit name="family" mode="append"><string>Noto Sans</string></edit>
        <edit name="family" mode="append"><string>Noto Sans Arabic</string></edit>
        <edit name="family" mode="append"><string>Noto Sans Hebrew</string></edit>
        <edit name="family" mode="append"><string>Noto Color Emoji</string></edit>
      </match>
      <!-- Emoji are pictures of one size, which must be scaled to the size of the text. -->
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """

  /// Calls a closure with the context that all text is laid out in; nil when Pango cannot create one.
  func withContext<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    lock.withLock { body(pangoContext()) }
  }

  private func pangoContext() -> OpaquePointer? {
    if let context { return context }
    guard let map = pango_cairo_font_map_new() else { return nil }
    if let config = FcConfigCreate() {
      let loaded = Self.configuration.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: Self.configuration.utf8.count) {
          FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
        }
      }
      if loaded == FcTrue, FcConfigBuildFonts(config) == FcTrue {
        pango_fc_font_map_set_config(OpaquePointer(map), config)
      }
      FcConfigDestroy(config)
    }
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    self.context = context
    return context
  }

  /// Forgets texts that were laid out with other fonts.
  func forgetShapedTexts() { lock.withLock { cache.removeAll() } }

  // MARK: Shaping

  func shape(_ runs: [TextRun], maxWidth: CGFloat?, options: TextLayoutOptions) -> ShapedText {
    lock.withLock {
      // Colours do not affect layout, but they are part of what is drawn.
      let key = Key(runs: runs, maxWidth: maxWidth, options: options)
      if let known = cache[key] { return known }
      let shaped = ShapedText(runs: runs)
      place(shaped, maxWidth: maxWidth, options: options)
      if cache.count >= Self.cacheLimit { cache.removeAll() }
      cache[key] = shaped
      return shaped
    }
  }

  fileprivate func release(_ layouts: [OpaquePointer]) {
    lock.withLock {
      for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }
  }

  private func place(_ shaped: ShapedText, maxWidth: CGFloat?, options: TextLayoutOptions) {
    guard !shaped.runs.isEmpty, let context = pangoContext() else { return }
    pango_context_set_base_dir(
      context, options.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    let single = options.maximumLines == 1 && options.lineBreak.isTruncation
    let isClipped = options.lineBreak == .clip
    guard let layout = makeLayout(shaped, from: 0, to: shaped.text.utf8.count, in: context) else { return }
    shaped.layouts.append((layout, 0))
    let width = maxWidth.map { max(0, $0 - options.headIndent) }
    if let width, !isClipped { pango_layout_set_width(layout, Self.pangoWidth(width)) }
    pango_layout_set_wrap(
      layout, options.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if options.firstLineHeadIndent != options.headIndent {
      pango_layout_set_indent(
        layout, Int32((options.firstLineHeadIndent - options.headIndent) * Self.unit))
    }
    if options.alignment == .justified { pango_layout_set_justify(layout, 1) }

    var count = Int(pango_layout_get_line_count(layout))
    if count > 1, !options.keepsFinalBlankLine, let last = shaped.text.unicodeScalars.last,
      last == "\n" || last == "\u{2028}" || last == "\u{2029}"
    {
      count -= 1
    }
    let limit = options.maximumLines > 0 ? min(count, options.maximumLines) : count
    for index in 0..<limit {
      let isLast = index == limit - 1
      if isLast, options.lineBreak.isTruncation, limit < count || single,
        let line = pango_layout_get_line_readonly(layout, Int32(index)),
        let width
      {
        placeTruncatedLine(
          shaped, from: Int(line.pointee.start_index), hasMore: limit < count, width: width,
          isParagraphStart: line.pointee.is_paragraph_start != 0, context: context, options: options)
      } else {
        append(lineAt: index, of: 0, to: shaped, options: options)
      }
    }
    if limit < count { shaped.isTruncated = true }
    let right = shaped.lines.map { $0.line.width + $0.indent }.max() ?? 0
    let bottom = shaped.lines.last.map { $0.line.top + $0.line.height } ?? 0
    shaped.size = CGSize(width: right, height: bottom)
  }

  private static func pangoWidth(_ width: CGFloat) -> Int32 {
    // Rounding in layouts may have removed up to a hundredth of a point.
    Int32(min(CGFloat(Int32.max / 2), ((width + 0.01) * unit).rounded(.up)))
  }

  /// Places the last line that may be shown: from its first byte to the end of its paragraph, truncated with an
  /// ellipsis.
  private func placeTruncatedLine(
    _ shaped: ShapedText, from start: Int, hasMore: Bool, width: CGFloat, isParagraphStart: Bool,
    context: OpaquePointer, options: TextLayoutOptions
  ) {
    let bytes = Array(shaped.text.utf8)
    let end = bytes[min(start, bytes.count)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard end > start || !hasMore,
      let layout = makeLayout(
        shaped, from: start, to: end, in: context, appendingEllipsis: end < bytes.count && hasMore)
    else {
      append(lineAt: shaped.lines.count, of: 0, to: shaped, options: options)
      return
    }
    pango_layout_set_width(layout, Self.pangoWidth(width))
    pango_layout_set_single_paragraph_mode(layout, 1)
    let mode =
      switch options.lineBreak {
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      default: PANGO_ELLIPSIZE_END
      }
    pango_layout_set_ellipsize(layout, mode)
    Self.unstretchEllipsis(of: layout)
    shaped.layouts.append((layout, start))
    append(lineAt: 0, of: 1, to: shaped, options: options)
    if pango_layout_is_ellipsized(layout) != 0 || end < bytes.count { shaped.isTruncated = true }
  }

  private func append(
    lineAt index: Int, of layoutIndex: Int, to shaped: ShapedText, options: TextLayoutOptions
  ) {
    let (layout, offset) = shaped.layouts[layoutIndex]
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    let start = offset + Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    let isParagraphStart = line.pointee.is_paragraph_start != 0
    let height = lineHeight(of: shaped, from: start, to: end, options: options)

    var top: CGFloat = 0
    if let last = shaped.lines.last?.line {
      top = last.top + last.height + last.leading + options.lineSpacing
      if isParagraphStart { top += options.paragraphSpacing }
    }
    let location = shaped.utf16Offset(ofByte: start)
    let length = shaped.utf16Offset(ofByte: end) - location
    // Pango omits the letter spacing after the last character; UIKit includes it.
    let trailing = end > start ? shaped.run(atByte: end - 1).map(Self.letterSpacing) ?? 0 : 0
    shaped.lines.append(
      ShapedText.PlacedLine(
        line: TextLayout.Line(
          top: top, height: height.total, leading: height.leading, baseline: top + height.ascent,
          width: Self.width(of: line) + trailing,
          range: NSRange(location: location, length: length)),
        layout: layoutIndex, index: index,
        indent: isParagraphStart ? options.firstLineHeadIndent : options.headIndent,
        isRightToLeft: line.pointee.resolved_dir == guint8(PANGO_DIRECTION_RTL.rawValue)))
  }

  /// Restores the ellipsis's own width: Pango stretches it to fill the line.
  private static func unstretchEllipsis(of layout: OpaquePointer) {
    var node = pango_layout_get_line(layout, 0)?.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item, let string = run.glyphs, let glyphs = string.pointee.glyphs,
        UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      else { continue }
      for index in 0..<Int(string.pointee.num_glyphs) {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(item.pointee.analysis.font, glyphs[index].glyph, nil, &logical)
        glyphs[index].geometry.width = min(glyphs[index].geometry.width, logical.width)
      }
    }
  }

  /// The sum of the runs' widths: for a line with an ellipsis, Pango itself returns the width it was truncated to.
  private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var width: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let glyphs = item.pointee.glyphs { width += pango_glyph_string_get_width(glyphs) }
    }
    return CGFloat(width) / unit
  }

  /// The height of a line and how much of it is above the baseline, by the metrics of the requested fonts: those of
  /// iOS, not those of the substitutes.
  private func lineHeight(
    of shaped: ShapedText, from start: Int, to end: Int, options: TextLayoutOptions
  ) -> (total: CGFloat, ascent: CGFloat, leading: CGFloat) {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    var leading: CGFloat = 0
    var (fontAscent, fontDescent): (CGFloat, CGFloat) = (0, 0)
    for (index, run) in shaped.runs.enumerated() {
      let (runStart, runEnd) = (shaped.starts[index], shaped.starts[index + 1])
      let isBlankLine = start == end
      let overlaps =
        isBlankLine ? runStart <= start && start <= runEnd : runStart < end && runEnd > start
      guard overlaps else { continue }
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.ascent + run.baselineOffset)
        descent = max(descent, attachment.descent - run.baselineOffset)
      } else {
        let metrics = run.font.metrics
        fontAscent = max(fontAscent, metrics.ascender + max(0, run.baselineOffset))
        fontDescent = max(fontDescent, -metrics.descender + max(0, -run.baselineOffset))
        leading = max(leading, run.font.leading ?? 0)
      }
    }
    ascent = max(ascent, fontAscent)
    descent = max(descent, fontDescent)
    let natural = ascent + descent
    var wanted = natural
    if let fixed = options.lineHeight { wanted = fixed }
    if options.lineHeightMultiple > 0 { wanted *= options.lineHeightMultiple }
    wanted = max(wanted, options.minimumLineHeight)
    if options.maximumLineHeight > 0 { wanted = min(wanted, options.maximumLineHeight) }
    // TextKit adds or removes extra line height above the text.
    return (wanted, ascent + wanted - natural, options.usesFontLeading ? leading : 0)
  }

  private func makeLayout(
    _ shaped: ShapedText, from start: Int, to end: Int, in context: OpaquePointer,
    appendingEllipsis: Bool = false
  ) -> OpaquePointer? {
    guard let layout = pango_layout_new(context) else { return nil }
    var bytes = Array(shaped.text.utf8)[start..<end]
    if appendingEllipsis { bytes.append(contentsOf: "…".utf8) }
    // Pango ends a string at a zero byte, so these are replaced by spaces.
    let text = bytes.map { $0 == 0 ? 0x20 : $0 }
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    pango_layout_set_auto_dir(layout, 1)
    let attributes = pango_attr_list_new()
    for (index, run) in shaped.runs.enumerated() {
      let first = max(shaped.starts[index], start) - start
      var last = min(shaped.starts[index + 1], end) - start
      if last == end - start { last = text.count }
      guard first < last else { continue }
      for attribute in Self.attributes(of: run, index: index) {
        attribute.pointee.start_index = guint(first)
        attribute.pointee.end_index = guint(last)
        pango_attr_list_insert(attributes, attribute)
      }
      guard run.font.capitals == .uppercase else { continue }
      for range in Self.capitals(in: run.text) {
        let (from, to) = (range.lowerBound + shaped.starts[index], range.upperBound + shaped.starts[index])
        guard from >= start, to <= end, let attribute = pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS)
        else { continue }
        attribute.pointee.start_index = guint(from - start)
        attribute.pointee.end_index = guint(to - start)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    if let first = shaped.runs.first {
      let description = Self.description(of: first.font)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  /// Where the capitals of a text are, in bytes.
  private static func capitals(in text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var byte = 0
    for character in text {
      let next = byte + character.utf8.count
      defer { byte = next }
      guard character.isUppercase else { continue }
      if let last = found.last, last.upperBound == byte {
        found[found.count - 1] = last.lowerBound..<next
      } else {
        found.append(byte..<next)
      }
    }
    return found
  }

  private static func attributes(of run: TextRun, index: Int) -> [UnsafeMutablePointer<PangoAttribute>] {
    var list: [UnsafeMutablePointer<PangoAttribute>] = []
    let description = description(of: run.font)
    if let attribute = pango_attr_font_desc_new(description) { list.append(attribute) }
    pango_font_description_free(description)
    let spacing = letterSpacing(of: run)
    if spacing != 0, let attribute = pango_attr_letter_spacing_new(Int32(spacing * unit)) {
      list.append(attribute)
    }
    // Inter would turn an x between digits into ×, and "->" into an arrow.
    let features = run.font.hasMonospacedDigits ? "calt=0, tnum=1" : "calt=0"
    if let attribute = pango_attr_font_features_new(features) { list.append(attribute) }
    // UIKit breaks words that are too long without a hyphen.
    if let attribute = pango_attr_insert_hyphens_new(0) { list.append(attribute) }
    // Never painted: a distinct colour for each run keeps Pango from merging adjacent runs.
    if let attribute = pango_attr_foreground_new(guint16(truncatingIfNeeded: index), 0, 0) {
      list.append(attribute)
    }
    if let attachment = run.attachment {
      var rectangle = PangoRectangle(
        x: 0, y: Int32(-attachment.ascent * unit), width: Int32(attachment.width * unit),
        height: Int32((attachment.ascent + attachment.descent) * unit))
      if let attribute = pango_attr_shape_new(&rectangle, &rectangle) { list.append(attribute) }
    }
    return list
  }

  /// Points added after every character.
  private static func letterSpacing(of run: TextRun) -> CGFloat {
    run.kern + (Tracking.applies(to: run.text) ? Tracking.points(for: run.font) : 0)
  }

  private static func description(of font: FontDescriptor) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.installedFamily)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.cssWeight)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Where the font has no small capitals, Pango makes smaller ones.
    switch font.capitals {
    case .lowercase: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    case .all: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
    case .none, .uppercase: break
    }
    pango_font_description_set_absolute_size(description, max(0.01, Double(font.size)) * Double(unit))
    return description
  }

  // MARK: Positions

  /// The x coordinate at which a line begins, aligned in `width`.
  private func left(
    of line: ShapedText.PlacedLine, width: CGFloat, options: TextLayoutOptions
  ) -> CGFloat {
    let free = width - line.line.width
    let alignment: TextLayoutOptions.Alignment =
      switch options.alignment {
      case .natural: options.isRightToLeft ? .right : .left
      case .justified: line.isRightToLeft ? .right : .left
      default: options.alignment
      }
    switch alignment {
    case .center: return free / 2
    case .right: return free - line.indent
    default: return line.indent
    }
  }

  func withLine<Result>(
    _ index: Int, of shaped: ShapedText, _ body: (UnsafeMutablePointer<PangoLayoutLine>, Int) -> Result
  ) -> Result? {
    let placed = shaped.lines[index]
    let (layout, start) = shaped.layouts[placed.layout]
    guard let line = pango_layout_get_line_readonly(layout, Int32(placed.index)) else { return nil }
    return body(line, start)
  }

  func x(
    of offset: Int, in shaped: ShapedText, line index: Int, width: CGFloat, options: TextLayoutOptions
  ) -> CGFloat {
    lock.withLock {
      let x = withLine(index, of: shaped) { line, start -> CGFloat in
        var x: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(shaped.byte(ofUTF16: offset) - start), 0, &x)
        return CGFloat(x) / Self.unit
      }
      return left(of: shaped.lines[index], width: width, options: options) + (x ?? 0)
    }
  }

  func spans(
    of range: NSRange, in shaped: ShapedText, line index: Int, width: CGFloat,
    options: TextLayoutOptions
  ) -> [(CGFloat, CGFloat)] {
    lock.withLock {
      let origin = left(of: shaped.lines[index], width: width, options: options)
      let from = shaped.byte(ofUTF16: range.location)
      let to = shaped.byte(ofUTF16: range.location + range.length)
      return withLine(index, of: shaped) { line, start in
        var found: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(from - start), Int32(to - start), &found, &count)
        guard let found else { return [] }
        defer { g_free(found) }
        // Pango measures from the layout's left edge, including its own alignment.
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        var lineStart: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(from - start), 0, &lineStart)
        let shift = count == 1 ? Int32(0) : found[0] - lineStart
        var spans: [(CGFloat, CGFloat)] = []
        for span in 0..<Int(count) {
          let (a, b) = (found[2 * span] - shift, found[2 * span + 1] - shift)
          spans.append((origin + CGFloat(a) / Self.unit, origin + CGFloat(b) / Self.unit))
        }
        return spans
      } ?? []
    }
  }

  func offset(
    at x: CGFloat, in shaped: ShapedText, line index: Int, width: CGFloat, options: TextLayoutOptions
  ) -> Int {
    lock.withLock {
      let local = x - left(of: shaped.lines[index], width: width, options: options)
      let byte = withLine(index, of: shaped) { line, start -> Int in
        var (found, trailing): (Int32, Int32) = (0, 0)
        pango_layout_line_x_to_index(line, Int32(local * Self.unit), &found, &trailing)
        var byte = start + Int(found)
        let utf8 = shaped.text.utf8
        for _ in 0..<max(0, Int(trailing)) where byte < utf8.count {
          byte += 1
          // On to the first byte of the next character.
          while byte < utf8.count, utf8[utf8.index(utf8.startIndex, offsetBy: byte)] & 0xC0 == 0x80 {
            byte += 1
          }
        }
        return byte
      }
      return shaped.utf16Offset(ofByte: byte ?? 0)
    }
  }

  // MARK: Drawing

  /// Draws all lines, or one, or of it those characters that a range of UTF-16 has.
  func draw(
    _ shaped: ShapedText, line only: Int? = nil, range: NSRange? = nil, on canvas: CairoCanvas,
    at origin: CGPoint, width: CGFloat,
    options: TextLayoutOptions, alpha: CGFloat, color: CGColor?
  ) {
    lock.withLock {
      let bytes = range.map {
        shaped.byte(ofUTF16: $0.location)..<shaped.byte(ofUTF16: $0.location + $0.length)
      }
      canvas.withDrawingState { cr in
        for (index, placed) in shaped.lines.enumerated() where only == nil || only == index {
          let x = origin.x + left(of: placed, width: width, options: options)
          _ = withLine(index, of: shaped) { line, start in
            draw(
              line, start: start, of: shaped, placed: placed, on: cr,
              at: CGPoint(x: x, y: origin.y + placed.line.baseline), bytes: bytes, alpha: alpha, color: color)
          }
        }
      }
    }
  }

  private func draw(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, start: Int, of shaped: ShapedText,
    placed: ShapedText.PlacedLine, on cr: OpaquePointer, at origin: CGPoint, bytes: Range<Int>?,
    alpha: CGFloat, color: CGColor?
  ) {
    var x = origin.x
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let glyphItem = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = glyphItem.pointee.item, var glyphs = glyphItem.pointee.glyphs else { continue }
      let whole = CGFloat(pango_glyph_string_get_width(glyphs)) / Self.unit
      let left = x
      defer { x = left + whole }
      var advance = whole
      var part: UnsafeMutablePointer<PangoGlyphString>?
      defer { if let part { pango_glyph_string_free(part) } }
      if let bytes {
        let offset = start + Int(item.pointee.offset)
        guard let found = Self.glyphs(of: glyphs, from: offset, in: bytes) else { continue }
        part = found.glyphs
        glyphs = found.glyphs
        x += found.left
        advance = CGFloat(pango_glyph_string_get_width(glyphs)) / Self.unit
      }
      guard let run = shaped.run(atByte: start + Int(item.pointee.offset)), run.attachment == nil,
        let font = item.pointee.analysis.font
      else { continue }
      let y = origin.y - run.baselineOffset
      if let background = run.backgroundColor {
        setSource(cr, background, alpha)
        cairo_rectangle(
          cr, x, origin.y + placed.line.top - placed.line.baseline, advance, placed.line.height)
        cairo_fill(cr)
      }
      let ink = color ?? run.color
      setSource(cr, ink, alpha)
      cairo_move_to(cr, x, y)
      if Self.hasColors(font) {
        if alpha < 1 {
          cairo_push_group(cr)
          cairo_move_to(cr, x, y)
          pango_cairo_show_glyph_string(cr, font, glyphs)
          cairo_pop_group_to_source(cr)
          cairo_paint_with_alpha(cr, alpha)
        } else {
          pango_cairo_show_glyph_string(cr, font, glyphs)
        }
      } else if !letters.draw(glyphs, of: font, on: cr, at: CGPoint(x: x, y: y)) {
        cairo_move_to(cr, x, y)
        pango_cairo_glyph_string_path(cr, font, glyphs)
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
      }
      let size = run.font.size
      if let underline = run.underline {
        draw(underline, from: x, width: advance, y: y + size * 0.12, size: size, ink, alpha, cr)
      }
      if let strike = run.strikethrough {
        let middle = y - run.font.metrics.xHeight / 2
        draw(strike, from: x, width: advance, y: middle, size: size, ink, alpha, cr)
      }
    }
    cairo_new_path(cr)
  }

  /// The glyphs of those characters that a range of bytes has, and how far from the first they begin; nil for none.
  /// Who asks frees them.
  ///
  /// - Parameter offset: the byte at which the glyphs' text begins.
  private static func glyphs(
    of all: UnsafeMutablePointer<PangoGlyphString>, from offset: Int, in bytes: Range<Int>
  ) -> (glyphs: UnsafeMutablePointer<PangoGlyphString>, left: CGFloat)? {
    guard let glyphs = all.pointee.glyphs, let clusters = all.pointee.log_clusters else { return nil }
    let count = Int(all.pointee.num_glyphs)
    let wanted = (0..<count).filter { bytes.contains(offset + Int(clusters[$0])) }
    guard let first = wanted.first, let made = pango_glyph_string_new() else { return nil }
    pango_glyph_string_set_size(made, Int32(wanted.count))
    for (place, index) in wanted.enumerated() {
      made.pointee.glyphs[place] = glyphs[index]
      made.pointee.log_clusters[place] = clusters[index]
    }
    let left = (0..<first).reduce(Int32(0)) { $0 + glyphs[$1].geometry.width }
    return (made, CGFloat(left) / unit)
  }

  private static func hasColors(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family) == "Noto Color Emoji"
  }

  private func setSource(_ cr: OpaquePointer, _ color: CGColor, _ alpha: CGFloat) {
    let value = color.srgb
    cairo_set_source_rgba(cr, value.red, value.green, value.blue, value.alpha * alpha)
  }

  private func draw(
    _ line: TextLine, from x: CGFloat, width: CGFloat, y: CGFloat, size: CGFloat, _ ink: CGColor,
    _ alpha: CGFloat, _ cr: OpaquePointer
  ) {
    let thickness = max(0.5, size * 0.06) * (line.isThick ? 2 : 1)
    cairo_save(cr)
    setSource(cr, line.color ?? ink, alpha)
    cairo_set_line_width(cr, thickness)
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    let dashes: [Double] =
      switch line.pattern {
      case .solid: []
      case .dot: [thickness, thickness]
      case .dash: [thickness * 4, thickness * 2]
      }
    cairo_set_dash(cr, dashes, Int32(dashes.count), 0)
    for row in 0..<(line.isDouble ? 2 : 1) {
      let offset = y + CGFloat(row) * thickness * 2
      cairo_move_to(cr, x, offset)
      cairo_line_to(cr, x + width, offset)
      cairo_stroke(cr)
    }
    cairo_restore(cr)
  }
}

extension TextLayoutOptions.LineBreak {
  fileprivate var isTruncation: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}
