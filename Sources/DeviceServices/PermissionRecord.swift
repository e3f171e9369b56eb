import CurbcutFoundation
import DeviceSettings

/// What the person has answered when the app asked.
///
/// It is forgotten when the app ends, or kept with the app's container, if that is kept.
struct PermissionRecord: Sendable {
  private(set) var answers: [ProtectedService: ServicePermission] = [:]
  /// The answers that hold until the app ends.
  private var once: [ProtectedService: ServicePermission] = [:]
  /// Whether the person was asked for the location at any time, which is done once.
  var wasAskedForAlways = false

  /// What the person has answered; nil where nothing.
  func answer(about service: ProtectedService) -> ServicePermission? { once[service] ?? answers[service] }

  mutating func note(_ permission: ServicePermission, about service: ProtectedService, isOnce: Bool) {
    if isOnce {
      once[service] = permission
    } else {
      once[service] = nil
      answers[service] = permission
    }
  }

  // MARK: Keeping

  private struct File: Codable {
    var answers: [String: String]
    var wasAskedForAlways: Bool
  }

  /// As on iOS, it belongs to the system; here it lies beside what belongs to the app.
  private static var file: URL? { AppContainer.keptFolder?.appendingPathComponent("Library/TCC/TCC.json") }

  /// What was answered in earlier launches.
  static func kept() -> PermissionRecord {
    var record = PermissionRecord()
    guard let file, let data = try? Data(contentsOf: file) else { return record }
    guard let read = try? JSONDecoder().decode(File.self, from: data) else {
      HostMessages.write(
        "warning: \(file.path):1: expected the permissions that an earlier launch has kept; the person is asked anew\n"
      )
      return record
    }
    for (name, permission) in read.answers {
      guard let service = ProtectedService(rawValue: name),
        let permission = ServicePermission(rawValue: permission)
      else { continue }
      record.answers[service] = permission
    }
    record.wasAskedForAlways = read.wasAskedForAlways
    return record
  }

  func keep() {
    guard let file = Self.file else { return }
    let written = File(
      answers: Dictionary(uniqueKeysWithValues: answers.map { ($0.key.rawValue, $0.value.rawValue) }),
      wasAskedForAlways: wasAskedForAlways)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(written).write(to: file, options: .atomic)
    } catch {
      HostMessages.write("warning: the permissions could not be kept in \(file.path): \(error)\n")
    }
  }
}
