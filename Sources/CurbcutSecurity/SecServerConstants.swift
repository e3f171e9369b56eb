// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation

// MARK: Protocols

/// A server of FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// A server of FTP with an account.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// A server of IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// A server of NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// A server of POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// A server of SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// A server of SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// A server of IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// A server of LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// A server of AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// A server of AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// A server of Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// A server of SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// A server of FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// A proxy of HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy of HTTPS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy of FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// A server of SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// A server of RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy of RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// A server of DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// A server of remote Apple events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// A server of IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// A server of NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// A server of LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// A server of Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// A server of IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// A server of IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// A server of POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: Kinds of authentication

/// By Windows NT LAN Manager.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// By the Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// By distributed passwords.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// By remote passwords.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// As HTTP does it plainly.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// As HTTP does it by a digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// By a form on a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// As is usual.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

// MARK: Asking the person

/// The person may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// It fails where the person would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the person would be asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether the person may not be asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key of the password of a web site.
public let kSecSharedPassword: CFString = "spwd"
