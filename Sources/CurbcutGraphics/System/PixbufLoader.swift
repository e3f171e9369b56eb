import CGdkPixbuf
import Foundation

/// A gdk-pixbuf loader, which reads a file incrementally.
final class PixbufLoader {
  /// The image's own size in pixels, once its header has been read.
  private(set) var size: (width: Int, height: Int)?
  /// Whether pixels missing from the file are transparent. Only for formats that are read row by row.
  var startsClear = false

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let choose: (_ width: Int, _ height: Int) -> (width: Int, height: Int)?
  private var isOpen = true

  /// Creates a loader that has read nothing yet.
  ///
  /// - Parameter choose: returns the size in pixels to decode the image at, given its own; nil for its own.
  init(choose: @escaping (_ width: Int, _ height: Int) -> (width: Int, height: Int)?) throws(ImageError) {
    guard let loader = gdk_pixbuf_loader_new() else { throw .unsupportedFormat("no loader") }
    self.loader = loader
    self.choose = choose
    let sized: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
      _, width, height, reader in
      guard let reader else { return }
      Unmanaged<PixbufLoader>.fromOpaque(reader).takeUnretainedValue().note(Int(width), Int(height))
    }
    connect("size-prepared", unsafeBitCast(sized, to: GCallback.self))
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gpointer?) -> Void = { _, reader in
      guard let reader else { return }
      let loader = Unmanaged<PixbufLoader>.fromOpaque(reader).takeUnretainedValue()
      if loader.startsClear, let pixbuf = loader.pixbuf { gdk_pixbuf_fill(pixbuf, 0) }
    }
    connect("area-prepared", unsafeBitCast(prepared, to: GCallback.self))
  }

  deinit {
    abandon()
    g_object_unref(UnsafeMutableRawPointer(loader))
  }

  private func connect(_ signal: String, _ handler: @escaping GCallback) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  private func note(_ width: Int, _ height: Int) {
    size = (width, height)
    guard let wanted = choose(width, height) else { return }
    gdk_pixbuf_loader_set_size(loader, gint(wanted.width), gint(wanted.height))
  }

  /// What has been read so far; nil before memory for it is allocated.
  var pixbuf: OpaquePointer? { gdk_pixbuf_loader_get_pixbuf(loader) }

  /// Reads more of the file.
  func write(_ data: Data) throws(ImageError) {
    var failure: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    }
    guard written == 0 else { return }
    // On failure, gdk-pixbuf closes the loader itself.
    isOpen = false
    throw Self.typed(failure)
  }

  /// Marks the end of the file.
  func close() throws(ImageError) {
    guard isOpen else { return }
    isOpen = false
    var failure: UnsafeMutablePointer<GError>?
    guard gdk_pixbuf_loader_close(loader, &failure) == 0 else { return }
    throw Self.typed(failure)
  }

  /// Stops reading, even if the file is incomplete.
  func abandon() {
    guard isOpen else { return }
    isOpen = false
    gdk_pixbuf_loader_close(loader, nil)
  }

  private static func typed(_ failure: UnsafeMutablePointer<GError>?) -> ImageError {
    guard let failure else { return .damaged("unknown reason") }
    defer { g_error_free(failure) }
    let message = failure.pointee.message.map { String(cString: $0) } ?? "unknown reason"
    let unknownType =
      failure.pointee.domain == gdk_pixbuf_error_quark()
      && failure.pointee.code == gint(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
    return unknownType ? .unsupportedFormat(message) : .damaged(message)
  }
}
