import CurbcutFoundation

/// Reads tags.
///
/// This device cannot, like a simulator: `readingAvailable` is false, and a session ends with
/// `NFCReaderError.readerErrorUnsupportedFeature`.
/// Follows <https://developer.apple.com/documentation/corenfc/nfcreadersession>.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  let queue: DispatchQueue

  init(queue: DispatchQueue?) {
    self.queue = queue ?? DispatchQueue(label: "com.apple.CoreNFC.session")
    super.init()
  }

  /// Whether the device can read tags: false.
  open class var readingAvailable: Bool { false }
  /// What the person is told while the app waits for a tag. Nobody is told here, where no tag can be read.
  @Unsupported("NFCReaderSession.alertMessage: no tag can be read")
  open var alertMessage = ""
  /// Whether the session waits for tags: false.
  open var isReady: Bool { false }

  /// Begins to wait for tags: it fails, as the delegate is told.
  open func begin() { queue.async { self.end() } }
  /// Ends the session.
  open func invalidate() {}
  /// Ends the session with a message for the person.
  open func invalidate(errorMessage: String) {}

  func end() {}
}

/// Hears of the messages on tags.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfcndefreadersessiondelegate>.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// The session has ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// A tag was read. Not called here, where no tag can be read.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// The session waits for tags. Not called here, where no tag can be read.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Reads the messages on tags. This device cannot.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfcndefreadersession>.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Hears of messages; not retained.
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  /// Creates a session that ends with the first tag, or not.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func end() {
    delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
}

/// Hears of tags.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfctagreadersessiondelegate>.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// The session waits for tags. Not called here, where no tag can be read.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// The session has ended.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
}

/// Reads tags of several kinds. This device cannot.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfctagreadersession>.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Which kinds of tags are read.
  ///
  /// Follows <https://developer.apple.com/documentation/corenfc/nfctagreadersession/pollingoption>.
  public struct PollingOption: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// ISO 14443.
    public static let iso14443 = PollingOption(rawValue: 1)
    /// ISO 15693.
    public static let iso15693 = PollingOption(rawValue: 2)
    /// ISO 18092.
    public static let iso18092 = PollingOption(rawValue: 4)
    /// Passports.
    public static let pace = PollingOption(rawValue: 8)
  }

  /// Hears of tags; not retained.
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?

  /// Creates a session.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func end() {
    delegate?.tagReaderSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
}

/// What the type of a payload is.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfctypenameformat>.
public enum NFCTypeNameFormat: UInt8, Hashable, Sendable {
  /// There is none.
  case empty = 0
  /// One of the NFC Forum's.
  case nfcWellKnown = 1
  /// A media type.
  case media = 2
  /// An address.
  case absoluteURI = 3
  /// One of somebody else's.
  case nfcExternal = 4
  /// It is not known.
  case unknown = 5
  /// That of the part before.
  case unchanged = 6
}

/// A part of a message.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfcndefpayload>.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// What the type is.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type.
  open var type: Data
  /// Names the part.
  open var identifier: Data
  /// The bytes.
  open var payload: Data

  /// Creates a part.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
    super.init()
  }

  /// How addresses begin, by the number that stands for it in a record: the NFC Forum's URI Record Type Definition.
  private static let prefixes = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
    "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
    "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
    "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
    "urn:nfc:",
  ]

  /// Creates a part with an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    let text = url.absoluteString
    let known = prefixes.indices.filter { text.hasPrefix(prefixes[$0]) }
    let number = known.max { prefixes[$0].utf8.count < prefixes[$1].utf8.count } ?? 0
    let bytes = Data([UInt8(number)]) + Data(text.dropFirst(prefixes[number].count).utf8)
    return NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: bytes)
  }

  /// Creates a part with an address.
  open class func wellKnownTypeURIPayload(string: String) -> NFCNDEFPayload? {
    URL(string: string).flatMap { wellKnownTypeURIPayload(url: $0) }
  }

  /// Creates a part with a text in a language.
  open class func wellKnownTypeTextPayload(string: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
    let bytes = Data([UInt8(language.count)]) + language + Data(string.utf8)
    return NFCNDEFPayload(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: bytes)
  }

  /// The address in the part; nil where there is none.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let number = payload.first else {
      return nil
    }
    let prefix = Self.prefixes.indices.contains(Int(number)) ? Self.prefixes[Int(number)] : ""
    return URL(string: prefix + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// The text in the part and its language; nil where there is none.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
      return (nil, nil)
    }
    let rest = payload.dropFirst()
    let count = Int(first & 0x3F)
    let text = String(data: rest.dropFirst(count), encoding: first & 0x80 == 0 ? .utf8 : .utf16)
    return (text, Locale(identifier: String(decoding: rest.prefix(count), as: UTF8.self)))
  }
}

/// A message on a tag.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfcndefmessage>.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The parts.
  open var records: [NFCNDEFPayload]

  /// Creates a message.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
}
