/// What code inside a fence may do to the machine. Everything else is refused.
public struct FencePolicy: Sendable, Equatable {
  /// The ways to others on a network.
  public enum Network: Sendable, Equatable {
    /// None.
    case none
    /// Others may come to a port; nobody is called.
    case listening
    /// All.
    case open
  }

  /// Files and folders, with all below them, that may be read.
  public var readable: [String] = []
  /// Folders that may be read and written, with all below them, and files that may be.
  public var writable: [String] = []
  /// How other programs are started. They are inside the same fence.
  public enum Programs: Sendable, Equatable {
    /// Not at all.
    case none
    /// As other programs (`posix_spawn`); the process does not split itself in two.
    case spawned
    /// In any way.
    case any
  }

  /// How other programs may be started.
  public var programs = Programs.none
  /// The ways to others on a network.
  public var network = Network.none
  /// The memory that the process may have of its own, in bytes; nil for no bound.
  public var memory: UInt64?
  /// The time that the process may compute, in seconds; nil for no bound.
  public var processorTime: Double?
  /// How large a file may become, in bytes; nil for no bound.
  public var fileSize: UInt64?

  /// Creates a policy that allows nothing.
  public init() {}

  /// What any program needs of the system to run: programs and libraries, the time zone, fonts, certificates, devices without
  /// content, and what the kernel tells of the process itself.
  public static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt",
    "/etc/alternatives", "/etc/fonts", "/etc/group", "/etc/gtk-3.0", "/etc/host.conf", "/etc/hosts",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/locale.alias", "/etc/localtime", "/etc/machine-id",
    "/etc/mime.types",
    "/etc/nsswitch.conf", "/etc/os-release", "/etc/passwd", "/etc/protocols", "/etc/resolv.conf",
    "/etc/services", "/etc/ssl",
    "/etc/timezone", "/etc/xdg",
    "/run/systemd/resolve", "/var/cache/fontconfig", "/var/lib/ca-certificates",
    // Whole, since libdispatch looks at its threads in `/proc/123`, each with a number of its own. What other processes have in
    // memory is kept from whoever may not trace them, which Landlock sees to.
    "/proc", "/sys/devices/system", "/sys/fs/cgroup",
    "/dev/full", "/dev/null", "/dev/random", "/dev/urandom", "/dev/zero",
  ]

  /// Devices without content that programs write to.
  public static let sinks = ["/dev/full", "/dev/null", "/dev/zero"]
}
