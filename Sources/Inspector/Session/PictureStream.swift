import CurbcutGraphics
import Foundation

/// Sends each page pictures of the screen: only the parts that differ from the picture that the page has, and the next
/// picture only when the page has drawn the last.
@MainActor
final class PictureStream {
  /// The state of one page.
  private struct Viewer {
    var outbox: PageOutbox
    /// The picture that the page shows, or will show when it has drawn what was sent.
    var picture: ScreenPicture?
    var frame = 0
    /// Whether a picture was sent that the page has not drawn yet.
    var isWaiting = false
  }

  private var viewers: [Int: Viewer] = [:]
  private var newest: ScreenPicture?
  private var frame = 0
  /// The latest message, which several pages may need.
  private var made: (from: Int, to: Int, message: Data)?

  /// Whether a page can take another picture now.
  var hasRoom: Bool { viewers.values.contains { !$0.isWaiting } }

  /// The picture that was taken last.
  var latest: ScreenPicture? { newest }

  func add(_ page: Int, outbox: PageOutbox) {
    viewers[page] = Viewer(outbox: outbox)
    send()
  }

  func remove(_ page: Int) { viewers[page] = nil }

  /// A page has drawn a picture.
  func shown(_ frame: Int, by page: Int) {
    guard let viewer = viewers[page], viewer.isWaiting, viewer.frame == frame else { return }
    viewers[page]?.isWaiting = false
    send()
  }

  /// Takes a picture, and sends it to the pages that can take it.
  ///
  /// - Returns: whether it differs from the previous picture.
  @discardableResult
  func show(_ picture: ScreenPicture) -> Bool {
    let changes = newest.map { PictureDiff.changes(from: $0, to: picture) }
    if let changes, changes.isEmpty { return false }
    let before = (frame, newest)
    newest = picture
    frame += 1
    made = nil
    if let old = before.1, let changes {
      // Most pages have the previous picture, so they can share this message.
      made = (before.0, frame, Self.message(frame, picture, changes, isWhole: old.bounds != picture.bounds))
    }
    send()
    return true
  }

  private func send() {
    guard let newest else { return }
    for (page, viewer) in viewers where !viewer.isWaiting && viewer.frame != frame {
      let message = message(from: viewer, to: newest)
      viewers[page]?.picture = newest
      viewers[page]?.frame = frame
      // Send nothing if the page's picture is the same.
      guard let message else { continue }
      viewers[page]?.isWaiting = true
      viewer.outbox.send(message)
    }
  }

  private func message(from viewer: Viewer, to picture: ScreenPicture) -> Data? {
    if let made, made.from == viewer.frame, made.to == frame, viewer.picture != nil { return made.message }
    guard let old = viewer.picture, old.bounds == picture.bounds else {
      return Self.message(frame, picture, [picture.bounds], isWhole: true)
    }
    let changes = PictureDiff.changes(from: old, to: picture)
    return changes.isEmpty ? nil : Self.message(frame, picture, changes, isWhole: false)
  }

  /// The header of a picture message, which describes the tiles that follow.
  private struct Head: Encodable {
    var frame, width, height: Int
    var isWhole: Bool
    var tiles: [Tile]

    struct Tile: Encodable { var x, y, width, height, length: Int }
  }

  /// A binary message with parts of a picture: Documentation/inspector-protocol.md.
  static func message(
    _ frame: Int, _ picture: ScreenPicture, _ parts: [PixelRect], isWhole: Bool
  ) -> Data {
    let tiles = parts.map { PNGEncoder.encode(picture, part: $0, compression: .fast) }
    let head = Head(
      frame: frame, width: picture.width, height: picture.height, isWhole: isWhole,
      tiles: zip(parts, tiles).map { part, tile in
        .init(x: part.x, y: part.y, width: part.width, height: part.height, length: tile.count)
      })
    // Integers and a Boolean: encoding them cannot fail.
    let text = (try? JSONEncoder().encode(head)) ?? Data("{}".utf8)
    var message = Data([1])
    for shift in [24, 16, 8, 0] { message.append(UInt8(truncatingIfNeeded: text.count >> shift)) }
    message.append(text)
    for tile in tiles { message.append(tile) }
    return message
  }
}
