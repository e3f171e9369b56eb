import CurbcutUIKit
import DeviceSettings
import Foundation

/// How the screen of a recorded case is made, from `Data/frame-trials.json`.
struct FrameTrial {
  /// Whether the recording rounded every edge outwards to whole points.
  var isRoundedOutwards: Bool
  /// Whether frames are recorded within the cell that contains the element, and of a cell only its x.
  private var isWithinCells: Bool
  /// The element whose place is taken as recorded, for what opens beside something that was not recorded.
  private var anchor: Int?
  /// The screens, which a recording may show one after the other.
  private var screens: [CaseReader]

  /// Every trial, by the name of its case.
  ///
  /// - Throws: a ``CaseError`` when the data is invalid.
  @MainActor
  static func all() throws -> [String: FrameTrial] { try loaded.get() }

  @MainActor private static let loaded = Result { try load() }

  private static func load() throws -> [String: FrameTrial] {
    let json: JSONValue
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: Data(PackageResources.frame_trials_json))
    } catch {
      throw CaseError(path: "frame-trials.json", problem: "\(error)")
    }
    guard case .object(let trials) = json else {
      throw CaseError(path: "frame-trials.json", problem: "expected an object, found \(json.kind)")
    }
    var result: [String: FrameTrial] = [:]
    for (name, value) in trials {
      result[name] = try FrameTrial(CaseReader(value, path: "frame-trials.json: \(name)"))
    }
    return result
  }

  private init(_ reader: CaseReader) throws {
    var reader = reader
    isRoundedOutwards = try reader.bool("roundedOutwards") ?? false
    isWithinCells = try reader.bool("withinCells") ?? false
    anchor = try reader.int("anchor")
    screens = try reader.objects("screens") ?? []
    try reader.finish()
  }

  /// The frames of a case's elements, in their order; nil for one that is not on any of the screens, or all when no
  /// known device has the recorded size.
  ///
  /// - Throws: a ``CaseError`` when the screen cannot be made.
  @MainActor
  func frames(of recorded: FrameCase) throws -> [CGRect?] {
    let host = UIKitHost.shared
    let (device, orientation, settings) = (host.device, host.orientation, host.deviceSettings)
    guard let own = Self.device(named: recorded.device) else {
      return recorded.elements.map { _ in nil }
    }
    host.configure(device: own)
    defer { host.configure(device: device, orientation: orientation, settings: settings) }
    var search = FrameSearch(recorded.elements, isWithinCells: isWithinCells)
    for screen in screens {
      let window = host.makeWindow()
      defer { window.windowScene = nil }
      try FrameScreen(screen).show(in: window)
      search.look(in: window)
    }
    guard let anchor, recorded.elements.indices.contains(anchor), let place = search.frames[anchor] else {
      return search.frames
    }
    let wanted = recorded.elements[anchor].frame.origin
    return search.frames.map { $0?.offsetBy(dx: wanted.x - place.minX, dy: wanted.y - place.minY) }
  }

  /// The device whose screen has the size in parentheses; nil when there is none.
  private static func device(named name: String) -> Device? {
    guard let open = name.lastIndex(of: "("), let close = name.lastIndex(of: ")"), open < close else {
      return .iPhone16
    }
    let size = name[name.index(after: open)..<close]
    return Device.all.first { size == "\(Int($0.width))x\(Int($0.height))" }
  }
}
