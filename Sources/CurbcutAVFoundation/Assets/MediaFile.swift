import CurbcutGraphics
import Foundation

/// What the header of a file says of its film or sound.
struct MediaFile {
  /// A film, or a sound, of which a file may have several.
  struct Track {
    var id: Int
    var kind: String
    /// The length, as a count of parts, and how many of them make a second.
    var duration: CMTime
    /// The size of the pictures, and how they are turned.
    var size = CGSize.zero
    var transform = CGAffineTransform.identity
    /// How many pictures or packets there are, and how many bytes they have together.
    var samples = 0
    var bytes = 0
    var language: String?
    var isEnabled = true
  }

  var duration: CMTime
  var tracks: [Track]

  /// Reads a file; nil for one that is neither film nor sound of a known kind.
  init?(_ data: Data) {
    if let movie = Self.movie(SoundBytes(data)) {
      self = movie
      return
    }
    guard let sound = SoundFile(data), let scale = Int32(exactly: sound.sampleRate.rounded()) else {
      return nil
    }
    duration = CMTime(value: Int64((sound.duration * Double(scale)).rounded()), timescale: scale)
    tracks = [Track(id: 1, kind: "soun", duration: duration, bytes: data.count)]
  }

  private init(duration: CMTime, tracks: [Track]) {
    self.duration = duration
    self.tracks = tracks
  }

  /// MPEG-4 and QuickTime, whose files consist of boxes.
  private static func movie(_ bytes: SoundBytes) -> MediaFile? {
    guard ["ftyp", "moov", "wide", "mdat"].contains(bytes.text(4, 4)),
      let movie = bytes.box("moov", in: 0..<bytes.count), let header = bytes.box("mvhd", in: movie),
      let duration = time(bytes, header)
    else { return nil }
    var tracks: [Track] = []
    var rest = movie
    while let box = bytes.box("trak", in: rest) {
      rest = box.upperBound..<movie.upperBound
      if let track = track(bytes, box) { tracks.append(track) }
    }
    return MediaFile(duration: duration, tracks: tracks)
  }

  /// The length in a header whose dates come before it.
  private static func time(_ bytes: SoundBytes, _ header: Range<Int>) -> CMTime? {
    let isLong = bytes.big(header.lowerBound, 1) == 1
    let start = header.lowerBound + (isLong ? 20 : 12)
    guard let scale = bytes.big(start, 4).flatMap({ Int32(exactly: $0) }), scale > 0,
      let length = bytes.big(start + 4, isLong ? 8 : 4)
    else { return nil }
    return CMTime(value: Int64(length), timescale: scale)
  }

  private static func track(_ bytes: SoundBytes, _ box: Range<Int>) -> Track? {
    guard let media = bytes.box("mdia", in: box), let handler = bytes.box("hdlr", in: media),
      let kind = bytes.text(handler.lowerBound + 8, 4), let header = bytes.box("mdhd", in: media),
      let duration = time(bytes, header)
    else { return nil }
    var track = Track(id: 0, kind: kind, duration: duration)
    if let place = bytes.box("tkhd", in: box) {
      let isLong = bytes.big(place.lowerBound, 1) == 1
      let start = place.lowerBound
      track.isEnabled = (bytes.big(start + 3, 1) ?? 1) & 1 == 1
      track.id = bytes.big(start + (isLong ? 20 : 12), 4) ?? 0
      let matrix = start + (isLong ? 52 : 40)
      func number(_ index: Int) -> CGFloat {
        CGFloat(Int32(truncatingIfNeeded: bytes.big(matrix + index * 4, 4) ?? 0)) / 65_536
      }
      track.transform = CGAffineTransform(
        a: number(0), b: number(1), c: number(3), d: number(4), tx: number(6), ty: number(7))
      track.size = CGSize(width: number(9), height: number(10))
    }
    if let code = bytes.big(header.lowerBound + (bytes.big(header.lowerBound, 1) == 1 ? 32 : 20), 2) {
      // Three letters of five bits each.
      let letters = [10, 5, 0].compactMap { Unicode.Scalar(UInt32(code >> $0 & 31) + 0x60) }
      let language = String(String.UnicodeScalarView(letters))
      if code & 0x7FFF >= 0x400, language != "und" { track.language = language }
    }
    if let tables = bytes.box("minf", in: media).flatMap({ bytes.box("stbl", in: $0) }),
      let sizes = bytes.box("stsz", in: tables)
    {
      let same = bytes.big(sizes.lowerBound + 4, 4) ?? 0
      track.samples = max(0, bytes.big(sizes.lowerBound + 8, 4) ?? 0)
      if same > 0 {
        track.bytes = same * track.samples
      } else {
        let last = min(track.samples, (sizes.count - 12) / 4)
        track.bytes = (0..<max(0, last)).reduce(0) {
          $0 + (bytes.big(sizes.lowerBound + 12 + $1 * 4, 4) ?? 0)
        }
      }
    }
    return track
  }
}
