import ArgumentParser

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is missing on this machine, for which command, and how to install it.",
    discussion: "The status is 0 when nothing is missing, else 1.")

  func run() throws {
    let checkup = Checkup(Needs.all)
    Console.show(checkup.text)
    if !checkup.isHealthy { throw Curbcut.findings }
  }
}
