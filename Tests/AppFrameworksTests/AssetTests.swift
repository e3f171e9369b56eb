import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutGraphics
import Testing

@Suite("What a file says of its film or sound")
struct AssetTests {
  private static func big(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    big(contents.count + 8, 4) + Array(name.unicodeScalars.map { UInt8($0.value) }) + contents
  }

  private static func track(_ kind: String, id: Int, seconds: Int, size: (Int, Int), samples: Int) -> [UInt8]
  {
    let matrix =
      big(0, 4) + big(0x10000, 4) + big(0, 4) + big(-0x10000, 4) + big(0, 8) + big(1080 << 16, 4)
      + big(0, 4) + big(0x4000_0000, 4)
    let head =
      big(1, 4) + big(0, 8) + big(id, 4) + big(0, 4) + big(0, 4) + big(0, 16) + matrix
      + big(size.0 << 16, 4) + big(size.1 << 16, 4)
    let media = big(0, 12) + big(600, 4) + big(seconds * 600, 4) + big(0x15C7, 2) + big(0, 2)
    let sizes = big(0, 4) + big(1000, 4) + big(samples, 4)
    return box(
      "trak",
      box("tkhd", head)
        + box(
          "mdia",
          box("mdhd", media) + box("hdlr", big(0, 8) + Array(kind.utf8) + big(0, 13))
            + box("minf", box("stbl", box("stsz", sizes)))))
  }

  /// A film of 10 seconds in 300 pictures, turned upright, with a sound and a title.
  private static let film: [UInt8] = {
    let title = box("\u{A9}nam", box("data", big(1, 4) + big(0, 4) + Array("Süden".utf8)))
    let cover = box("covr", box("data", big(13, 4) + big(0, 4) + [0xFF, 0xD8]))
    let tags = box("udta", box("meta", big(0, 4) + box("ilst", title + cover)))
    return box("ftyp", Array("mp42".utf8))
      + box(
        "moov",
        box("mvhd", big(0, 12) + big(1000, 4) + big(10_500, 4) + big(0, 80))
          + track("vide", id: 1, seconds: 10, size: (1920, 1080), samples: 300)
          + track("soun", id: 2, seconds: 10, size: (0, 0), samples: 430) + tags)
  }()

  private static func write(_ bytes: [UInt8], _ ending: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
    try Data(bytes).write(to: url)
    return url
  }

  @Test func theHeaderKnowsLengthTracksAndTitle() async throws {
    let url = try Self.write(Self.film, "mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration == CMTime(value: 10_500, timescale: 1000) && duration.seconds == 10.5 && isPlayable)
    let film = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let size = try await film.load(.naturalSize).applying(film.load(.preferredTransform))
    #expect(CGSize(width: abs(size.width), height: abs(size.height)) == CGSize(width: 1080, height: 1920))
    #expect(film.nominalFrameRate == 30 && film.estimatedDataRate == 240_000 && film.trackID == 1)
    #expect(asset.tracks(withMediaType: .audio).map(\.languageCode) == ["eng"])
    let metadata = try await asset.load(.commonMetadata)
    #expect(metadata.map(\.commonKey) == [.commonKeyTitle, .commonKeyArtwork])
    #expect(metadata.first?.value as? String == "Süden" && metadata.last?.dataValue == Data([0xFF, 0xD8]))
    let titles = AVMetadataItem.metadataItems(from: metadata, filteredByIdentifier: .commonIdentifierTitle)
    #expect(try await titles.first?.load(.stringValue) == "Süden")
  }

  @Test func anMP3FileSaysWhoPlays() throws {
    func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + Self.big(content.count, 4) + [0, 0] + content
    }
    let frames =
      frame("TIT2", [3] + Array("Titel".utf8)) + frame("TPE1", [1, 0xFF, 0xFE, 0x41, 0, 0x42, 0])
      + frame("APIC", [0] + Array("image/png".utf8) + [0, 3, 0, 0x89, 0x50])
    let url = try Self.write(Array("ID3".utf8) + [4, 0, 0] + Self.big(frames.count, 4) + frames, "mp3")
    defer { try? FileManager.default.removeItem(at: url) }
    let items = AVAsset(url: url).metadata
    #expect(items.map(\.commonKey?.rawValue) == ["title", "artist", "artwork"])
    #expect(items.map(\.stringValue) == ["Titel", "AB", nil] && items[2].dataValue == Data([0x89, 0x50]))
  }

  @Test func whatIsNoFilmIsAnError() async throws {
    let url = try Self.write(Array("Not a film".utf8), "mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    await #expect(throws: AVError(.fileFormatNotRecognized)) {
      try await AVURLAsset(url: url).load(.duration)
    }
    let film = try Self.write(Self.film, "mp4")
    defer { try? FileManager.default.removeItem(at: film) }
    let generator = AVAssetImageGenerator(asset: AVAsset(url: film))
    await #expect(throws: AVError(.decoderNotFound)) { try await generator.image(at: .zero).image }
    do {
      _ = try generator.copyCGImage(at: .zero, actualTime: nil)
      Issue.record("A film was decoded.")
    } catch AVError.decoderNotFound {}
    #expect(AVAsset(url: try #require(URL(string: "https://example.com/a.mp4"))).duration.isIndefinite)
    #expect(NSValue(time: CMTime(value: 7, timescale: 3)).timeValue == CMTime(value: 7, timescale: 3))
  }
}
