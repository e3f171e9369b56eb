import Foundation
import Glibc

/// The processes of the system, as `/proc` tells them.
enum ProcessTable {
  /// The numbers of all processes.
  static func all() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  /// The words that a process was started with; none when it has ended, or belongs to another user.
  static func arguments(of id: pid_t) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return [] }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The processes that some have started, and those that these have started.
  static func descendants(of ids: Set<pid_t>) -> Set<pid_t> {
    let parents = all().compactMap { id in parent(of: id).map { (id, $0) } }
    var found = ids
    while true {
      let more = parents.filter { found.contains($0.1) && !found.contains($0.0) }
      guard !more.isEmpty else { return found.subtracting(ids) }
      found.formUnion(more.map(\.0))
    }
  }

  private static func parent(of id: pid_t) -> pid_t? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
      // The program's name stands in parentheses, and may contain some itself.
      let end = data.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = String(decoding: data[data.index(after: end)...], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
