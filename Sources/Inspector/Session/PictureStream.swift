import CurbcutGraphics
import Foundation

/// The pictures of the screen, as each page needs them: only what is other than in the picture that it has, and the
/// next one only when it has drawn the last.
@MainActor
final class PictureStream {
  /// How far one page is.
  private struct Viewer {
    var outbox: PageOutbox
    /// What the page shows, or will when it has drawn what is on its way.
    var picture: ScreenPicture?
    var frame = 0
    /// A picture is on its way.
    var isWaiting = false
  }

  private var viewers: [Int: Viewer] = [:]
  private var newest: ScreenPicture?
  private var frame = 0
  /// What several pages need alike.
  private var made: (from: Int, to: Int, message: Data)?

  /// Whether a page could take another picture now.
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

  /// Takes a picture, and sends it to whoever can take it.
  ///
  /// - Returns: whether it is other than the one before.
  @discardableResult
  func take(_ picture: ScreenPicture) -> Bool {
    let changes = newest.map { PictureDiff.changes(from: $0, to: picture) }
    if let changes, changes.isEmpty { return false }
    let before = (frame, newest)
    newest = picture
    frame += 1
    made = nil
    if let old = before.1, let changes {
      // Most pages have the picture before: what was found out already serves them.
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
      // What looks the same as what the page has is not sent.
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

  /// Tells of the tiles that follow.
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
    // Whole numbers and a truth value: nothing in it could fail to be written.
    let text = (try? JSONEncoder().encode(head)) ?? Data("{}".utf8)
    var message = Data([1])
    for shift in [24, 16, 8, 0] { message.append(UInt8(truncatingIfNeeded: text.count >> shift)) }
    message.append(text)
    for tile in tiles { message.append(tile) }
    return message
  }
}
