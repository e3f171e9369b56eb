import Foundation

/// The programs of a desktop that speak to assistive technologies, as its accessibility bus lists them.
///
/// ```swift
/// let app = try Desktop().app(named: "gnome-calculator")
/// let session = Session(provider: try app.makeProvider(), engines: [VoiceOverEngine()])
/// ```
@MainActor
public final class Desktop {
  let connection: BusConnection

  /// How long the buses and programs are given for an answer, in seconds.
  private static let timeout = 2.0
  /// The program that keeps the list.
  static let registry = "org.a11y.atspi.Registry"

  /// Connects to the accessibility bus of the user's session.
  ///
  /// - Parameter environment: names the buses, as the process's own does.
  /// - Throws: a ``DesktopError`` that says what is missing.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(DesktopError) {
    do {
      connection = try BusConnection(Self.address(environment), timeout: Self.timeout)
    } catch {
      throw .noBus("\(error)")
    }
  }

  private static func address(_ environment: [String: String]) throws(BusError) -> BusAddress {
    if let named = environment["AT_SPI_BUS_ADDRESS"] {
      guard let address = BusAddress(named) else {
        throw .unreachable("AT_SPI_BUS_ADDRESS is no address: ‘\(named)’")
      }
      return address
    }
    guard let session = BusAddress.session(environment) else {
      throw .unreachable(
        "there is no session bus: neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR names one")
    }
    let bus = try BusConnection(session, timeout: timeout)
    let answer = try bus.call(
      BusMessage(call: "GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", in: "org.a11y.Bus"),
      timeout: timeout)
    var reader = answer.reader
    let text = try reader.string()
    guard let address = BusAddress(text) else {
      throw .unreachable("the accessibility bus has no address: ‘\(text)’")
    }
    return address
  }

  /// The programs that can be read. One that does not answer is listed without a name.
  public func apps() throws(DesktopError) -> [DesktopApp] {
    do {
      let root = ObjectReference.root(of: Self.registry)
      let answer = try connection.call(root.call("GetChildren", of: "Accessible"), timeout: Self.timeout)
      var reader = answer.reader
      let programs = try reader.references()
      var asked: [UInt32: Int] = [:]
      for (index, program) in programs.enumerated() {
        asked[
          try connection.send(
            BusMessage(
              call: "Get", of: "org.freedesktop.DBus.Properties", at: program.path, in: program.bus,
              signature: "ss"
            ) {
              $0.string("org.a11y.atspi.Accessible")
              $0.string("Name")
            })] = index
      }
      var names = [String](repeating: "", count: programs.count)
      let end = BusConnection.now + Self.timeout
      while !asked.isEmpty, BusConnection.now < end {
        for message in try connection.receive(within: end - BusConnection.now) {
          guard let index = message.replySerial.flatMap({ asked.removeValue(forKey: $0) }),
            message.kind == .answer
          else { continue }
          var reader = message.reader
          names[index] = (try? reader.variant())?.string ?? ""
        }
      }
      return zip(programs, names).map { DesktopApp(desktop: self, bus: $0.bus, name: $1) }
    } catch {
      throw .noBus("\(error)")
    }
  }

  /// The program with a name, whatever its capitals; else the only one whose name begins so.
  ///
  /// - Throws: a ``DesktopError`` with the names that there are.
  public func app(named name: String) throws(DesktopError) -> DesktopApp {
    let apps = try apps()
    let wanted = name.lowercased()
    // The latest of several is the one that the user has just started.
    if let exact = apps.last(where: { $0.name.lowercased() == wanted }) { return exact }
    let similar = apps.filter { !$0.name.isEmpty && $0.name.lowercased().hasPrefix(wanted) }
    if similar.count == 1, let only = similar.first { return only }
    throw .noApp(name, known: apps.map(\.name).filter { !$0.isEmpty })
  }
}

/// A program of the desktop that can be read.
public struct DesktopApp {
  let desktop: Desktop
  let bus: String
  /// What the program calls itself; empty if it does not say.
  public let name: String

  /// The program as a screen.
  ///
  /// - Parameter pace: how time passes.
  @MainActor
  public func makeProvider(pace: DesktopProvider.Pace = .clock) throws(DesktopError) -> DesktopProvider {
    try DesktopProvider(self, pace: pace)
  }
}

/// Why a desktop cannot be read.
public enum DesktopError: Error, Equatable, CustomStringConvertible {
  /// There is no accessibility bus; why.
  case noBus(String)
  /// No program has that name; the names that there are.
  case noApp(String, known: [String])

  public var description: String {
    switch self {
    case .noBus(let why):
      "The programs of the desktop cannot be reached: \(why). Expected a session with at-spi2-core; start the command in it, or with ‘dbus-run-session’."
    case .noApp(let name, let known):
      "No program named ‘\(name)’ speaks to assistive technologies. \(known.isEmpty ? "None does." : "There are: \(known.joined(separator: ", ")).")"
    }
  }
}
