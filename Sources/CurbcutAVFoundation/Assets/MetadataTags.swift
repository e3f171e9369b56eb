import Foundation

/// What files say of themselves: ID3 in MP3 files, iTunes's list in MPEG-4.
enum MetadataTags {
  static func items(of data: Data) -> [AVMetadataItem] {
    let bytes = SoundBytes(data)
    if bytes.text(0, 3) == "ID3" { return id3(bytes) }
    return bytes.text(4, 4) == "ftyp" ? iTunes(bytes) : []
  }

  // MARK: ID3

  /// The names of ID3's frames, in its second and later versions.
  private static let id3Keys: [String: AVMetadataKey] = [
    "TIT2": .commonKeyTitle, "TT2": .commonKeyTitle, "TPE1": .commonKeyArtist, "TP1": .commonKeyArtist,
    "TALB": .commonKeyAlbumName, "TAL": .commonKeyAlbumName, "TCON": .commonKeyType, "TCO": .commonKeyType,
    "TDRC": .commonKeyCreationDate, "TYER": .commonKeyCreationDate, "TYE": .commonKeyCreationDate,
    "TCOM": .commonKeyCreator, "TCM": .commonKeyCreator, "APIC": .commonKeyArtwork, "PIC": .commonKeyArtwork,
  ]

  private static func id3(_ bytes: SoundBytes) -> [AVMetadataItem] {
    guard let version = bytes.big(3, 1), (2...4).contains(version), let size = bytes.big(6, 4) else {
      return []
    }
    let end = min(bytes.count, 10 + sevenBits(size))
    let (letters, header) = version == 2 ? (3, 6) : (4, 10)
    var items: [AVMetadataItem] = []
    var place = 10
    while place + header <= end, let name = bytes.text(place, letters), name.first?.isUppercase == true,
      let given = bytes.big(place + letters, letters)
    {
      let size = version == 4 ? sevenBits(given) : given
      let start = place + header
      guard size > 0, start + size <= end, let content = bytes.data(start..<start + size) else { break }
      if let item = frame(name, Data(content)) { items.append(item) }
      place = start + size
    }
    return items
  }

  /// A size of which seven bits of each byte count.
  private static func sevenBits(_ size: Int) -> Int {
    (size >> 24 & 0x7F) << 21 | (size >> 16 & 0x7F) << 14 | (size >> 8 & 0x7F) << 7 | size & 0x7F
  }

  private static func frame(_ name: String, _ content: Data) -> AVMetadataItem? {
    let common = id3Keys[name]
    if name == "APIC" || name == "PIC" {
      return picture(content, isOld: name == "PIC").map {
        AVMetadataItem(name, in: .id3, common: common, bytes: $0)
      }
    }
    guard name.hasPrefix("T"), let text = text(content) else { return nil }
    return AVMetadataItem(name, in: .id3, common: common, text: text)
  }

  private static func encoding(_ number: UInt8) -> String.Encoding {
    switch number {
    case 1: .utf16
    case 2: .utf16BigEndian
    case 3: .utf8
    default: .isoLatin1
    }
  }

  private static func text(_ content: Data) -> String? {
    guard let first = content.first else { return nil }
    return String(data: content.dropFirst(), encoding: encoding(first))?.trimmingCharacters(in: ["\0"])
  }

  /// A picture behind its kind and description, which end with zeros.
  private static func picture(_ content: Data, isOld: Bool) -> Data? {
    guard let coding = content.first else { return nil }
    var rest = content.dropFirst()
    if isOld {
      rest = rest.dropFirst(3)
    } else {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(end + 1)...]
    }
    rest = rest.dropFirst()
    let width = coding == 1 || coding == 2 ? 2 : 1
    while rest.count >= width, rest.prefix(width).contains(where: { $0 != 0 }) {
      rest = rest.dropFirst(width)
    }
    let picture = Data(rest.dropFirst(width))
    return picture.isEmpty ? nil : picture
  }

  // MARK: iTunes

  private static let iTunesKeys: [String: AVMetadataKey] = [
    "\u{A9}nam": .commonKeyTitle, "\u{A9}ART": .commonKeyArtist, "\u{A9}alb": .commonKeyAlbumName,
    "\u{A9}gen": .commonKeyType, "\u{A9}day": .commonKeyCreationDate, "\u{A9}wrt": .commonKeyCreator,
    "desc": .commonKeyDescription, "covr": .commonKeyArtwork,
  ]

  private static func iTunes(_ bytes: SoundBytes) -> [AVMetadataItem] {
    guard let movie = bytes.box("moov", in: 0..<bytes.count), let user = bytes.box("udta", in: movie),
      let meta = bytes.box("meta", in: user), meta.count > 4,
      let list = bytes.box("ilst", in: meta.lowerBound + 4..<meta.upperBound)
    else { return [] }
    var items: [AVMetadataItem] = []
    var place = list.lowerBound
    while place + 8 <= list.upperBound, let size = bytes.big(place, 4), size >= 8,
      place + size <= list.upperBound,
      let name = bytes.text(place + 4, 4)
    {
      if let data = bytes.box("data", in: place + 8..<place + size), data.count >= 8,
        let kind = bytes.big(data.lowerBound, 4),
        let content = bytes.data(data.lowerBound + 8..<data.upperBound)
      {
        // The kind 1 is a text in UTF-8.
        items.append(
          AVMetadataItem(
            name, in: .iTunes, common: iTunesKeys[name],
            text: kind == 1 ? String(data: Data(content), encoding: .utf8) : nil,
            bytes: kind == 1 ? nil : Data(content)
          ))
      }
      place += size
    }
    return items
  }
}
