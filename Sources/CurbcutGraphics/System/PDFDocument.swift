import CPango
import CPoppler
import Foundation

/// The first page of a PDF, which poppler draws.
struct PDFDocument {
  /// In points.
  let size: CGSize
  private let data: Data

  /// Reads the size of the first page; nil for data that is not a PDF, or has no page of a usual size.
  init?(_ data: Data) {
    guard Self.isPDF(data) else { return nil }
    self.data = data
    // Most files state it in plain text; only for the others is poppler loaded now.
    if let size = PDFPageSize.size(of: data) {
      self.size = size
      return
    }
    guard let size = Self.withFirstPage(of: data, { Self.size(of: $0) }), PDFPageSize.isUsual(size) else {
      return nil
    }
    self.size = size
  }

  static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF".utf8)) }

  /// The page, drawn in so many pixels on a transparent ground; nil if the file is damaged.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    let stride = width * 4
    var bytes = [UInt8](repeating: 0, count: stride * height)
    let isDrawn = Self.withFirstPage(of: data) { page -> Bool in
      let own = Self.size(of: page)
      guard own.width > 0, own.height > 0 else { return false }
      return bytes.withUnsafeMutableBufferPointer { buffer in
        guard
          let surface = cairo_image_surface_create_for_data(
            buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
        else { return false }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return false }
        cairo_scale(context, Double(width) / own.width, Double(height) / own.height)
        poppler_page_render(page, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        cairo_surface_finish(surface)
        return true
      }
    }
    return isDrawn == true ? Bitmap(width: width, height: height, bytes: bytes) : nil
  }

  private static func size(of page: OpaquePointer) -> CGSize {
    var (width, height) = (0.0, 0.0)
    poppler_page_get_size(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  private static let lock = NSLock()

  /// Calls a closure with the first page; nil if the file cannot be read. One at a time: fonts are shared.
  private static func withFirstPage<Result>(of data: Data, _ body: (OpaquePointer) -> Result) -> Result? {
    lock.withLock {
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      var failure: UnsafeMutablePointer<GError>?
      guard let document = poppler_document_new_from_bytes(bytes, nil, &failure) else {
        if let failure { g_error_free(failure) }
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(document)) }
      guard poppler_document_get_n_pages(document) > 0, let page = poppler_document_get_page(document, 0)
      else {
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(page)) }
      return body(page)
    }
  }
}
