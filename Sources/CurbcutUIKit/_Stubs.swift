// Stand-ins until the Containers folder lands; whoever brings the real type deletes its line.
import Foundation

public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt }
